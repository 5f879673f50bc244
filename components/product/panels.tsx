import type { Watch } from '@/domain/watch';
import type { Panel } from './accordion';
import { SpecificationList } from './specification-list';
import { watchSections, type WatchSection } from './watch-sections';

/** The accordion's five panels in their order (docs/product.md 6.5). */
export function panelsOf(watch: Watch): Panel[] {
  return watchSections(watch).map((section) => ({
    title: section.title,
    content: <SectionContent section={section} watch={watch} />,
  }));
}

function SectionContent({ section, watch }: { section: WatchSection; watch: Watch }) {
  if (section.kind === 'specification') return <SpecificationList watch={watch.stored} />;
  if (section.kind === 'text') {
    return (
      <div className="max-w-prose space-y-3">
        {section.lines.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
    );
  }
  return (
    <ul className="max-w-prose list-disc space-y-2 pl-5">
      {section.lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}
