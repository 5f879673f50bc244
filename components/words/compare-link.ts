/** The link of a watch's page to the comparison; apart from its page's words, so that no watch's page brings those. */
export const compareLinkWords = {
  alone: 'Compare',
  withOthers: (others: number) => `Compare with ${others} ${others === 1 ? 'other' : 'others'}`,
};
