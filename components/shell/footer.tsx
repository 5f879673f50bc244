import { Newsletter } from '@/components/forms/newsletter/newsletter';
import { pictograms } from '@/components/ui/pictograms';
import { brandLinks, helpLinks, shopLinks, type MenuLink } from '@/data/navigation';
import { isDemonstration, site } from '@/data/site';
import { socialPlaces } from '@/data/social';
import { demonstrationCopy, shellCopy, motto } from './copy';
import { CurrencyChoice } from './currency-choice';
import { LanguageChoice } from './language-choice';
import { LinkList, SocialList } from './links';

/** Link lists, newsletter form and motto banner (docs/product.md 3.10). */
export function Footer() {
  return (
    <footer className="mt-20 border-t border-line">
      <div className="footer-columns page-width">
        <FooterLinks title={shellCopy.shopLinks} links={shopLinks} />
        <FooterLinks title={shellCopy.helpLinks} links={helpLinks} />
        <FooterLinks title={shellCopy.brandLinks} links={brandLinks} />
        <section aria-label={shellCopy.socialLinks}>
          <h2>{shellCopy.socialLinks}</h2>
          <SocialList
            places={socialPlaces(process.env).map((place) => ({ ...place, shape: pictograms[place.label] }))}
          />
        </section>
        <section aria-labelledby="newsletter-title">
          <h2 id="newsletter-title">{shellCopy.newsletter}</h2>
          <p className="max-w-sm text-soft">{shellCopy.newsletterNote}</p>
          <Newsletter />
        </section>
      </div>
      <Motto />
      <p className="on-ink last-line">
        <span className="page-width">
          <span>
            {shellCopy.dealer(site.name)}{' '}
            <a className="text-link" href={site.mail.href}>
              {site.mail.label}
            </a>
            {isDemonstration() && <br />}
            {isDemonstration() && demonstrationCopy}
          </span>
          <CurrencyChoice />
          <LanguageChoice />
        </span>
      </p>
    </footer>
  );
}

function FooterLinks({ title, links }: { title: string; links: readonly MenuLink[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <LinkList links={links} />
    </nav>
  );
}

/** The motto banner: "Time to be Different - That's our Motto" (docs/product.md 3.11). */
function Motto() {
  return (
    <div className="bg-ink text-paper">
      <p className="page-width py-16 display text-[clamp(2.25rem,1rem+4.5vw,5rem)] text-balance tablet:py-24">
        {motto.before}
        <span className="text-lume">{motto.coloured}</span>
        {motto.after}
        <span className="block">{motto.lastLine}</span>
      </p>
    </div>
  );
}
