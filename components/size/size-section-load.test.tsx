// Verifies docs/product.md 22.10.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sizeButtonCopy } from '@/components/product/copy-buy';
import { SizeSection } from './size-section';

let isUnreachable = true;
jest.mock('./size-panel', () => {
  if (isUnreachable) throw new Error('No network');
  return { SizePanel: () => <p>The panel</p> };
});

it('the message that the panel is not loaded disappears once a later press has loaded it', async () => {
  const front = { file: 'a', widths: [800], width: 1200, height: 1500, alt: '' };
  render(
    <SizeSection watch={{ caseDiameter: 42, lugToLug: 49, wristMin: 160, wristMax: 210 }} front={front} pxPerMm={15} />,
  );
  const press = () => userEvent.click(screen.getByRole('button', { name: sizeButtonCopy.actualSize }));
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(sizeButtonCopy.notLoaded);
  isUnreachable = false;
  await press();
  await act(async () => {});
  expect(await screen.findByText('The panel')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
