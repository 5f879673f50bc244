import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './accordion';

const titles = ['Description', 'Specifications', 'Shipping', 'Returns', 'Warranty'];
const header = (title: string) => screen.getByRole('button', { name: title });

beforeEach(() => {
  const panels = titles.map((title) => ({ title, content: <p>{title} text</p> }));
  render(<Accordion panels={panels} whileClosed={<p>Brand tiles</p>} />);
});

test('all panels start closed, and the tiles are visible', () => {
  for (const title of titles) {
    expect(header(title)).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText(`${title} text`)).not.toBeVisible();
  }
  expect(screen.getByText('Brand tiles')).toBeVisible();
});

test('each header is a heading with a button that controls a region of the same name', async () => {
  for (const title of titles) {
    const heading = screen.getByRole('heading', { name: title });
    const button = within(heading).getByRole('button');
    await userEvent.click(button);
    const region = screen.getByRole('region', { name: title });
    expect(button).toHaveAttribute('aria-controls', region.id);
    expect(region).toHaveTextContent(`${title} text`);
  }
});

test('opening any panel hides the tiles, and closing it shows them again', async () => {
  for (const title of titles) {
    await userEvent.click(header(title));
    expect(screen.getByText(`${title} text`)).toBeVisible();
    expect(screen.queryByText('Brand tiles')).not.toBeInTheDocument();
    await userEvent.click(header(title));
    expect(screen.getByText(`${title} text`)).not.toBeVisible();
    expect(screen.getByText('Brand tiles')).toBeVisible();
  }
});

test('the tiles stay hidden until the last of two open panels is closed', async () => {
  await userEvent.click(header('Shipping'));
  await userEvent.click(header('Returns'));
  await userEvent.click(header('Shipping'));
  expect(screen.queryByText('Brand tiles')).not.toBeInTheDocument();
  await userEvent.click(header('Returns'));
  expect(screen.getByText('Brand tiles')).toBeVisible();
});

test('Tab moves between headers, and Enter and Space open a panel', async () => {
  const user = userEvent.setup();
  await user.tab();
  expect(header('Description')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(header('Description')).toHaveAttribute('aria-expanded', 'true');
  await user.tab();
  await user.keyboard(' ');
  expect(header('Specifications')).toHaveAttribute('aria-expanded', 'true');
});
