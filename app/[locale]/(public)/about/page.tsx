import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AboutHero } from '@/components/about/about-hero';
import { Leadership } from '@/components/about/leadership';
import { StructuredData } from '@/components/site/structured-data';
import { LinkButton } from '@/components/ui/link-button';
import { languageOfPage, type PageParams } from '@/lib/i18n/page';
import { pathIn } from '@/lib/i18n/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { siteIn } from '@/lib/seo/site';
import { breadcrumbs } from '@/lib/seo/structured-data';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'about' });
	return pageMetadata({ path: '/about', language, title: t('title'), description: t('description') });
}

const offers = ['trees', 'matches', 'deities', 'stories'] as const;
const chapters = ['begin', 'grow', 'today'] as const;

export default async function AboutPage({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'about' });
	return (
		<>
			<StructuredData data={[breadcrumbs(siteIn(language), { name: t('title'), path: '/about' })]} />
			<AboutHero title={t('heroTitle')} text={t('heroText')} />
			<section className="container-page pt-12 md:pt-18">
				<div className="mx-auto max-w-[45rem]">
					<h2 className="text-h2 md:text-h2-wide">{t('community.title')}</h2>
					<p className="mt-3 text-lg">{t('community.text')}</p>
				</div>
				<ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-6">
					{offers.map((offer) => (
						<li key={offer} className="rounded-card border border-line bg-surface p-5">
							<h3 className="text-h3">{t(`community.${offer}`)}</h3>
							<p className="mt-1.5 text-text-soft">{t(`community.${offer}Text`)}</p>
						</li>
					))}
				</ul>
			</section>
			<div className="container-page grid gap-5 pt-12 md:grid-cols-2 md:gap-6 md:pt-18">
				{(['mission', 'vision'] as const).map((aim) => (
					<section
						key={aim}
						className="on-maroon rounded-feature bg-linear-to-br from-maroon-800 to-maroon-950 px-6 py-8 md:px-10 md:py-12"
					>
						<h2 className="text-h2 md:text-h2-wide">{t(`${aim}.title`)}</h2>
						<p className="mt-3 text-sand-100">{t(`${aim}.text`)}</p>
					</section>
				))}
			</div>
			<section className="container-page pt-12 md:pt-18">
				<div className="mx-auto max-w-[45rem]">
					<h2 className="text-h2 md:text-h2-wide">{t('heritage.title')}</h2>
					<div className="mt-3 flex flex-col gap-4">
						{chapters.map((chapter) => (
							<p key={chapter}>{t(`heritage.${chapter}`)}</p>
						))}
					</div>
				</div>
			</section>
			<Leadership language={language} />
			<section className="container-page pt-14 text-center md:pt-20">
				<h2 className="text-h2 md:text-h2-wide">{t('join.title')}</h2>
				<p className="mx-auto mt-3 max-w-xl text-text-muted">{t('join.text')}</p>
				<LinkButton href={pathIn(language, '/register')} className="mt-6 min-h-12 px-8">
					{t('join.button')}
				</LinkButton>
			</section>
		</>
	);
}
