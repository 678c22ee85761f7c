import { getTranslations } from 'next-intl/server';
import type { Language } from '@/lib/core/language';
import { districts } from '@/lib/rules/clan/atlas/districts';
import type { Khaanp, Seat } from '@/lib/rules/clan/atlas/parse';
import { findDisputed, khaanps } from '@/lib/rules/clan/khaanps';
import { slugOfClan } from '@/lib/rules/clan/slugs';

/** The khaanps of a kul with their branches and seats, and where families differ on one, who says what. */
export async function KhaanpList({ slug, language }: { slug: string; language: Language }) {
	const t = await getTranslations({ locale: language, namespace: 'clanPage.khaanps' });
	const kul = khaanps.find(({ name, parent }) => parent === null && slugOfClan(name) === slug);
	if (!kul) return null;
	const ofKul = khaanps.filter(({ parent }) => parent === kul);
	return (
		<section>
			<h2 className="mb-2 text-h2 md:text-h2-wide">{t('title')}</h2>
			{kul.seats.length > 0 && (
				<p className="mb-3">{t('seatsOfKul', { seats: seatNames(kul.seats, language) })}</p>
			)}
			<ul className="flex flex-col gap-3">
				{ofKul.map((khaanp) => (
					<KhaanpEntry key={khaanp.name} khaanp={khaanp} language={language} />
				))}
			</ul>
			<p className="mt-4 text-sm text-text-muted">{t('sources')}</p>
		</section>
	);
}

async function KhaanpEntry({ khaanp, language }: { khaanp: Khaanp; language: Language }) {
	const t = await getTranslations({ locale: language });
	const { name, spellings, seats, kuldevi, isOwnKul } = khaanp;
	const disputed = isOwnKul === 'disputed' ? findDisputed(name) : null;
	const branches = khaanps.filter(({ parent }) => parent === khaanp);
	return (
		<li>
			<span className="font-semibold">{spellings[language][0]}</span>
			{seats.length > 0 && (
				<span className="block text-sm">
					{t('clanPage.khaanps.seats', { seats: seatNames(seats, language) })}
				</span>
			)}
			{kuldevi && (
				<span className="block text-sm">
					{t('clanPage.khaanps.kuldevi', { kuldevi: kuldevi[language][0] ?? '' })}
				</span>
			)}
			{disputed && (
				<span className="block text-sm text-text-muted">{t(`marriage.disputedKhaanps.${disputed}`)}</span>
			)}
			{branches.length > 0 && (
				<ul className="mt-2 ml-4 flex flex-col gap-2 border-line border-l pl-4">
					{branches.map((branch) => (
						<KhaanpEntry key={branch.name} khaanp={branch} language={language} />
					))}
				</ul>
			)}
		</li>
	);
}

function seatNames(seats: readonly Seat[], language: Language): string {
	return seats
		.map(({ spellings, district }) => {
			const name = spellings[language][0] ?? '';
			const place = district && (language === 'hi' ? districts[district] : district);
			return place && place !== name ? `${name} (${place})` : name;
		})
		.join(', ');
}
