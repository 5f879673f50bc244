import 'server-only';
import { type TestDeskState } from '@/domain/test-desk-state';

/** Returns the state that the test desk has set in this process, shared by all bundles of Next. */
export function deskState(): TestDeskState {
  return (globalThis.testDesk ??= { revision: 0, networkDownUntil: 0 });
}

/** Marks cached pages as outdated. */
export function changePages(): void {
  deskState().revision += 1;
}
