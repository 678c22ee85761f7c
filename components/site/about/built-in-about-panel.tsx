import { getTranslations } from 'next-intl/server';
import type { Language } from '@/lib/core/language';
import { about } from '@/lib/features/site/pages/rules/outline';

/** What the portal says about itself while administrators have published nothing else. */
export async function BuiltInAboutPanel({ language }: { language: Language }) {
	const t = await getTranslations({ locale: language, namespace: 'about' });
	return (
		<>
			<section className="container-page pt-12 md:pt-18">
				<div className="mx-auto max-w-[45rem]">
					<h2 className="text-h2 md:text-h2-wide">{t('community.title')}</h2>
					<p className="mt-3 text-lg">{t('community.text')}</p>
				</div>
				<ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-6">
					{about.offers.map((offer) => (
						<li key={offer} className="rounded-card border border-line bg-surface p-5">
							<h3 className="text-h3">{t(`community.${offer}`)}</h3>
							<p className="mt-1.5 text-text-soft">{t(`community.${offer}Text`)}</p>
						</li>
					))}
				</ul>
			</section>
			<div className="container-page grid gap-5 pt-12 md:grid-cols-2 md:gap-6 md:pt-18">
				{about.aims.map((aim) => (
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
						{about.chapters.map((chapter) => (
							<p key={chapter}>{t(`heritage.${chapter}`)}</p>
						))}
					</div>
				</div>
			</section>
		</>
	);
}
