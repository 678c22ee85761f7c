import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { Contact } from '@/lib/features/site/settings/rules';
import { ContactLines } from './contact-lines';
import { FooterColumns } from './footer-columns';

interface FooterProps {
	language: Language;
	/** Null on pages that ask nothing of the database. */
	contact: Contact | null;
}

/** Said once for all links within, which are many on every page. */
const links =
	'[&_a]:inline-flex [&_a]:min-h-11 [&_a]:min-w-11 [&_a]:items-center [&_a]:text-sand-100 [&_a]:text-sm [&_a:hover]:text-gold-300 [&_a:hover]:underline';

export async function Footer({ language, contact }: FooterProps) {
	const t = await getTranslations({ locale: language, namespace: 'site' });
	const columns = [
		{
			title: t('footer.heritage'),
			links: [
				['/family-tree', t('pages.familyTree')],
				['/deity', t('pages.deity')],
				['/clan', t('pages.clan')],
				['/blogs', t('pages.blogs')],
				['/add-family', t('pages.addFamily')],
			],
		},
		{
			title: t('footer.community'),
			links: [
				['/register', t('pages.register')],
				['/matrimonial', t('pages.matrimonial')],
				['/dashboard', t('pages.dashboard')],
			],
		},
		{
			title: t('footer.support'),
			links: [
				['/about', t('pages.about')],
				['/help', t('pages.help')],
				['/contact', t('pages.contact')],
				['/terms-privacy', t('pages.terms')],
			],
		},
	] as const;
	return (
		<footer className="on-maroon mt-20 bg-maroon-900 print:hidden">
			<div aria-hidden="true" className="border-band" />
			<div className="container-page grid gap-x-8 gap-y-10 py-12 md:grid-cols-2 xl:grid-cols-[1.5fr_2fr_1.5fr]">
				<div className="text-sand-100 md:max-xl:col-span-2">
					<p className="font-bold font-serif text-gold-300 text-h3-wide">{t('brand')}</p>
					<p className="mt-2 max-w-md text-sm">{t('footer.about')}</p>
					<p className="mt-2 text-gold-300 text-sm">{t('footer.founded')}</p>
				</div>
				<nav
					aria-label={t('footer.label')}
					className={`grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3 ${links}`}
				>
					<FooterColumns language={language} columns={columns} />
				</nav>
				<div className="text-sand-100 text-sm">
					<h2 className="text-base">{t('footer.contact')}</h2>
					{contact ? (
						<>
							<address className="mt-2 flex flex-col items-start gap-1 not-italic">
								<ContactLines contact={contact} language={language} />
							</address>
							<SocialLinks contact={contact} language={language} />
						</>
					) : (
						<p className={links}>
							<Link href={pathIn(language, '/contact')} prefetch={false}>
								{t('pages.contact')}
							</Link>
						</p>
					)}
				</div>
			</div>
			<div className="container-page">
				<p className="border-maroon-700 border-t py-5 text-sand-300 text-xs">{t('footer.copyright')}</p>
			</div>
		</footer>
	);
}

/** Where else the community meets; a line about what is to come while there is nothing. */
async function SocialLinks({ language, contact }: { language: Language; contact: Contact }) {
	const t = await getTranslations({ locale: language, namespace: 'site' });
	if (contact.links.length === 0) return <p className="mt-4">{t('footer.social')}</p>;
	return (
		<ul aria-label={t('footer.socialLabel')} className={`mt-2 flex flex-wrap gap-x-4 ${links}`}>
			{contact.links.map(({ network, url }) => (
				<li key={network}>
					<a href={url} rel="me noopener noreferrer" target="_blank">
						{t(`networks.${network}`)}
					</a>
				</li>
			))}
		</ul>
	);
}
