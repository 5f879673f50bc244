// Verifies docs/product.md 42.3 (file).
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { FileText } from './file-text';

test('a chosen file fills the field, and nothing of the picker shows without scripts', async () => {
  const picker = <FileText label="CSV file" into="csv" accept=".csv" />;
  expect(renderToStaticMarkup(picker)).toContain('<p class="desk-field" hidden="">');
  render(
    <>
      <textarea id="csv" aria-label="CSV" defaultValue="old" />
      {picker}
    </>,
  );
  const file = new File(['watch,units\nxerix/1,3\n'], 'stock.csv', { type: 'text/csv' });
  file.text = () => Promise.resolve('watch,units\nxerix/1,3\n');
  await userEvent.upload(screen.getByLabelText('CSV file'), file);
  await waitFor(() => expect(screen.getByLabelText('CSV')).toHaveValue('watch,units\nxerix/1,3\n'));
});
