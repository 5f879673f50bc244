/** Prints a time to the minute, such as `2026-11-28 09:30`. @param time ISO 8601 in UTC */
export const utcMinute = (time: string) => time.slice(0, 16).replace('T', ' ');
