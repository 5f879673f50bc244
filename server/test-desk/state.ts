import 'server-only';
import { type TestDeskState } from '@/domain/test-desk-state';

/** Returns what the test desk has set in this process, one state for all bundles of Next. */
export function deskState(): TestDeskState {
  return (globalThis.testDesk ??= { revision: 0, networkDownUntil: 0 });
}

/** Notes that pages show something else than cached ones do. */
export function changePages(): void {
  deskState().revision += 1;
}
