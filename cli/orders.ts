// The owner's commands: `npm run orders -- <command>`.
import './environment';
import { ReportedError } from '@/domain/reported-error';
import { runOnDatabase } from './run-on-database';
import { fulfil } from './orders/change';
import { type Command } from './orders/command';
import { invoices } from './orders/invoices';
import { exportCsv, list } from './orders/list';
import { delivered, pack } from './orders/progress';
import { refund } from './orders/refund';
import { returns, withdrawals } from './orders/returns';
import { ship } from './orders/ship';
import { passports, service } from './orders/passports';
import { mail } from './orders/mail';
import { messages } from './orders/messages';
import { show } from './orders/show';
import { stock } from './orders/stock';
import { alertsCommand } from './orders/alerts';

const commands: readonly Command[] = [
  list,
  show,
  pack,
  ship,
  fulfil,
  delivered,
  refund,
  returns,
  withdrawals,
  exportCsv,
  invoices,
  passports,
  service,
  stock,
  alertsCommand,
  messages,
  mail,
];

const usage = commands.flatMap((one) => one.usage.map((rest) => `npm run orders -- ${one.name} ${rest}`.trimEnd()));

runOnDatabase(async (db, [name, ...args]) => {
  const done = commands.find((one) => one.name === name)?.run(db, args);
  if (!done) throw new ReportedError(usage.join('\n'));
  return done;
});
