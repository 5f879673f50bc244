import { render, screen } from '@testing-library/react';
import { site } from '@/data/site';
import { LinkedCopy } from './linked-copy';

it('a sentence reads as it is written, and its numbers and addresses can be pressed', () => {
  const text = `Call ${site.phone.label} or ${site.secondPhone.label}, or write to ${site.mail.label}.`;
  const { container } = render(<LinkedCopy text={text} />);
  expect(container).toHaveTextContent(text);
  for (const { label, href } of [site.phone, site.secondPhone, site.mail]) {
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href);
  }
});

it('a sentence without them has no link', () => {
  const { container } = render(<LinkedCopy text="Sent at once." />);
  expect(container).toHaveTextContent('Sent at once.');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
