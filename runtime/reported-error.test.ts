import { diskFullSentence } from './disk';
import { ReportedError } from '@/domain/reported-error';
import { explain, Failed } from './reported-error';

describe('explain', () => {
  it('explain returns the message of a reported error', () => {
    expect(explain(new ReportedError('Port 3000 is in use.'))).toBe('Port 3000 is in use.');
  });

  it('explain adds nothing to a failure that was shown', () => {
    expect(explain(new Failed())).toBe('');
  });

  it('explain names a full disk', () => {
    expect(explain(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toBe(diskFullSentence);
  });

  it('explain returns the stack of an unexpected error', () => {
    expect(explain(new TypeError('odd'))).toContain('TypeError: odd');
  });
});
