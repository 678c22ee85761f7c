import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/i18n/paths';

export async function Footer({ language }: { language: Language }) {
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
		<footer className="on-maroon mt-20 bg-maroon-900">
			<div aria-hidden="true" className="border-band" />
			<div className="container-page grid gap-x-8 gap-y-10 py-12 md:grid-cols-2 xl:grid-cols-[1.5fr_2fr_1.5fr]">
				<div className="text-sand-100 md:max-xl:col-span-2">
					<p className="font-bold font-serif text-gold-300 text-h3-wide">{t('brand')}</p>
					<p className="mt-2 max-w-md text-sm">{t('footer.about')}</p>
					<p className="mt-2 text-gold-300 text-sm">{t('footer.founded')}</p>
				</div>
				<nav aria-label={t('footer.label')} className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3">
					{columns.map((column) => (
						<div key={column.title}>
							<h2 className="text-base">{column.title}</h2>
							<ul className="mt-1">
								{column.links.map(([path, label]) => (
									<li key={path}>
										<Link
											href={pathIn(language, path)}
											prefetch={false}
											className="inline-flex min-h-11 min-w-11 items-center text-sand-100 text-sm hover:text-gold-300 hover:underline"
										>
											{label}
										</Link>
									</li>
								))}
							</ul>
						</div>
					))}
				</nav>
				<div className="text-sand-100 text-sm">
					<h2 className="text-base">{t('footer.contact')}</h2>
					<address className="mt-2 flex flex-col gap-1 not-italic">
						<span>{t('footer.email')}</span>
						<span>{t('footer.phone')}</span>
					</address>
					<p className="mt-1 text-sand-300 text-xs">{t('footer.placeholder')}</p>
					<p className="mt-4">{t('footer.social')}</p>
				</div>
			</div>
			<div className="container-page">
				<p className="border-maroon-700 border-t py-5 text-sand-300 text-xs">{t('footer.copyright')}</p>
			</div>
		</footer>
	);
}
