import { diskFullSentence } from './disk';
import { explain, Failed, ReportedError } from './reported-error';

describe('explain', () => {
  it('says a fault in its own words', () => {
    expect(explain(new ReportedError('Port 3000 is in use.'))).toBe('Port 3000 is in use.');
  });

  it('adds nothing to a failure that was shown', () => {
    expect(explain(new Failed())).toBe('');
  });

  it('names a full disk', () => {
    expect(explain(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toBe(diskFullSentence);
  });

  it('keeps the stack of what nobody expected', () => {
    expect(explain(new TypeError('odd'))).toContain('TypeError: odd');
  });
});
