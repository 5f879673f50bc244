import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { compareLinkCopy } from '@/components/product/copy';
import { CompareLink } from './buy-buttons';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));

beforeEach(() => localStorage.clear());

const link = () => screen.getByRole('link');

it('the link compares this watch alone in the server’s HTML and for a shopper without a saved comparison', () => {
  localStorage.setItem('compare', 'undone/3');
  expect(renderToString(<CompareLink watch="xerix/1" />)).toContain('href="/compare?w=xerix/1"');
  localStorage.clear();
  render(<CompareLink watch="xerix/1" />);
  expect(link()).toHaveAttribute('href', '/compare?w=xerix/1');
  expect(link()).toHaveTextContent(compareLinkCopy.alone);
});

it('the link compares this watch with the saved ones and shows their number', () => {
  localStorage.setItem('compare', 'undone/3,timex/2');
  render(<CompareLink watch="xerix/1" />);
  expect(link()).toHaveAttribute('href', '/compare?w=undone/3,timex/2,xerix/1');
  expect(link()).toHaveTextContent(compareLinkCopy.withOthers(2));
});

// Verifies docs/product.md 23.6.
it('the link names the watch that was chosen first last if four are saved', () => {
  localStorage.setItem('compare', 'undone/3,timex/2,womens/6,gshock/1');
  render(<CompareLink watch="xerix/1" />);
  expect(link()).toHaveAttribute('href', '/compare?w=timex/2,womens/6,gshock/1,xerix/1,undone/3');
  expect(link()).toHaveTextContent(compareLinkCopy.withOthers(3));
});

it('the link ignores invalid keys in storage', () => {
  localStorage.setItem('compare', '"><script>,undone/3,//evil.example');
  render(<CompareLink watch="xerix/1" />);
  expect(link()).toHaveAttribute('href', '/compare?w=undone/3,xerix/1');
});

it('the link of a watch that is saved already changes nothing and does not count it', () => {
  localStorage.setItem('compare', 'xerix/1,undone/3');
  render(<CompareLink watch="xerix/1" />);
  expect(link()).toHaveAttribute('href', '/compare?w=xerix/1,undone/3');
  expect(link()).toHaveTextContent(compareLinkCopy.withOthers(1));
});
