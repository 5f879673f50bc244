import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

/** An element of a page that was not rendered. */
export type PageElement = ReactElement<Record<string, unknown> & { children?: ReactNode }>;

/** All elements that are written in the page's own markup, in their order. */
export const elementsOf = (node: ReactNode): PageElement[] =>
  Children.toArray(node)
    .filter((each): each is PageElement => isValidElement(each))
    .flatMap((each) => [each, ...elementsOf(each.props.children)]);
