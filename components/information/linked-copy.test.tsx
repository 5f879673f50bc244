import { render, screen } from '@testing-library/react';
import { site } from '@/data/site';
import { LinkedCopy } from './linked-copy';

it('LinkedCopy keeps the text and links phone numbers and email address', () => {
  const text = `Call ${site.phone.label} or ${site.secondPhone.label}, or write to ${site.mail.label}.`;
  const { container } = render(<LinkedCopy text={text} />);
  expect(container).toHaveTextContent(text);
  for (const { label, href } of [site.phone, site.secondPhone, site.mail]) {
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href);
  }
});

it('LinkedCopy renders no link when the text has no contact', () => {
  const { container } = render(<LinkedCopy text="Sent at once." />);
  expect(container).toHaveTextContent('Sent at once.');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
