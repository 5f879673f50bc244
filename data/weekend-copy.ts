/** When weekend prices apply. */
export const weekendText = 'Saturdays and Sundays, New York time';
