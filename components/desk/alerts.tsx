import type { SubmittedForm } from '@/contract/desk';
import { DeskForm } from './form';
import { DeskSection } from './page';

type DeskAlertsProps = {
  alerts: readonly { cause: string; since: string; text: string }[];
  /** Path of the page. */
  back: string;
  submitted: SubmittedForm | undefined;
};

/** The alerts that only an owner can resolve. */
export function DeskAlerts({ alerts, back, submitted }: DeskAlertsProps) {
  return (
    <DeskSection title="Alerts">
      {alerts.length === 0 && <p>None.</p>}
      {alerts.map(({ cause, since, text }) => (
        <div key={cause}>
          <p>
            {text} <span className="desk-soft">since {since.slice(0, 10)}</span>
          </p>
          <DeskForm
            action="resolve-alert"
            back={back}
            submitted={submitted}
            fields={{ cause }}
            button="Resolved"
            look="quiet"
          />
        </div>
      ))}
    </DeskSection>
  );
}
