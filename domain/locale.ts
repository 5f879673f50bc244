/** BCP 47 tag of the language and region by which the shop formats numbers and dates and sorts names. */
export const locale = 'en-US';

/** BCP 47 tag of the language of pages, mails and documents. */
export const language = 'en';
