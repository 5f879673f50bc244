import type { Watch } from '@/domain/watch';
import type { Panel } from './accordion';
import { DescriptionText, SpecificationList } from './watch-text';
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
  if (section.kind === 'text') return <DescriptionText watch={watch.stored} />;
  return (
    <ul className="points">
      {section.lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}
