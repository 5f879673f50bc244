import { BrandStrip } from '@/components/product/more/brand-tiles';
import { Picture } from '@/components/ui/picture';
import { safetyTitle } from '@/data/makers';
import type { BrandTile } from '@/data/brand-tiles';
import { withShownTexts } from '@/data/watch-texts';
import type { PictureSource } from '@/domain/picture-source';
import type { Watch } from '@/domain/watch';
import { Accordion, type Panel } from './accordion';
import { DescriptionText, PolicyPoints, SpecificationList, Terms } from './watch-facts';
import { watchSections, type WatchSection } from './watch-sections';

type PanelsProps = {
  watch: Watch;
  /** Picture beside the panels. */
  picture: PictureSource;
  /** Visible while all panels are closed. */
  tiles: readonly BrandTile[];
};

/** The accordion of description, specification and policies, beside a picture. */
export function Panels({ watch, picture, tiles }: PanelsProps) {
  return (
    <div className="twelve-columns">
      <div className="laptop:col-span-7">
        <Accordion panels={panelsOf(watch)} whileClosed={<BrandStrip tiles={tiles} />} />
      </div>
      <div className="stays-put laptop:col-span-5">
        <Picture
          picture={picture}
          sizes="(min-width: 85.375rem) 510px, (min-width: 64rem) 40vw, 96vw"
          className="aspect-4/5 object-cover"
        />
      </div>
    </div>
  );
}

/** The accordion's five panels in their order (docs/product.md 6.5). */
export function panelsOf(watch: Watch): Panel[] {
  const shown = withShownTexts(watch);
  return watchSections(shown).map((section) => ({
    title: section.title,
    content: <SectionContent section={section} watch={shown} />,
  }));
}

function SectionContent({ section, watch }: { section: WatchSection; watch: Watch }) {
  if (section.kind === 'specification')
    return (
      <>
        <SpecificationList watch={watch.stored} />
        <h3>{safetyTitle}</h3>
        <Terms lines={section.safety} />
      </>
    );
  if (section.kind === 'text') return <DescriptionText watch={watch.stored} />;
  // No `undefined`: the React payload would contain it.
  return <PolicyPoints lines={section.lines} {...(section.note && { note: section.note })} />;
}
