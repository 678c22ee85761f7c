import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { PublishedDeity } from '@/lib/features/heritage/deity/dto';
import { findDeityNamed } from '@/lib/features/heritage/deity/rules/search-keys';
import type { Seat } from '@/lib/rules/clan/khaanp-row';
import type { Khaanp } from '@/lib/rules/clan/khaanps';
import { seatDistricts } from '@/lib/rules/clan/seat-districts';
import { slugOfClan } from '@/lib/rules/clan/slugs';

interface KhaanpListProps {
	/** The whole atlas. */
	khaanps: readonly Khaanp[];
	/** All that have a page. */
	deities: readonly PublishedDeity[];
	slug: string;
	language: Language;
}

/** The khaanps of a kul with their branches and seats, where families differ on one who says what, and the sources. */
export async function KhaanpList({ khaanps, deities, slug, language }: KhaanpListProps) {
	const t = await getTranslations({ locale: language, namespace: 'clanPage.khaanps' });
	const kul = khaanps.find(({ name, parent }) => parent === null && slugOfClan(name) === slug);
	if (!kul) return null;
	return (
		<section>
			<h2 className="mb-2 text-h2 md:text-h2-wide">{t('title')}</h2>
			{kul.seats.length > 0 && (
				<p className="mb-3">{t('seatsOfKul', { seats: seatNames(kul.seats, language) })}</p>
			)}
			<ul className="flex flex-col gap-3">
				{getBranches(kul, khaanps).map((khaanp) => (
					<KhaanpEntry
						key={khaanp.name}
						khaanp={khaanp}
						khaanps={khaanps}
						deities={deities}
						language={language}
					/>
				))}
			</ul>
			<p className="mt-4 text-sm text-text-muted">
				{kul.source && `${t('source', { source: kul.source[language] })} `}
				{t('incomplete')}
			</p>
		</section>
	);
}

function getBranches(khaanp: Khaanp, khaanps: readonly Khaanp[]): Khaanp[] {
	return khaanps.filter(({ parent }) => parent === khaanp);
}

interface KhaanpEntryProps extends Omit<KhaanpListProps, 'slug'> {
	khaanp: Khaanp;
}

async function KhaanpEntry({ khaanp, khaanps, deities, language }: KhaanpEntryProps) {
	const t = await getTranslations({ locale: language, namespace: 'clanPage.khaanps' });
	const { spellings, seats, kuldevi, gotra, says, source, isOwnKul } = khaanp;
	const branches = getBranches(khaanp, khaanps);
	const deity = kuldevi && findDeityNamed([...kuldevi.hi, ...kuldevi.en], deities);
	const linked = (name: ReactNode) =>
		deity ? (
			<Link
				href={pathIn(language, `/deity/${deity._id}`)}
				prefetch={false}
				className="text-primary underline underline-offset-4"
			>
				{name}
			</Link>
		) : (
			name
		);
	const facts = [
		seats.length > 0 && { key: 'seats', text: t('seats', { seats: seatNames(seats, language) }) },
		kuldevi && {
			key: 'kuldevi',
			text: t.rich('kuldevi', { kuldevi: kuldevi[language][0] ?? '', link: linked }),
		},
		gotra && { key: 'gotra', text: t('gotra', { gotra: gotra[language][0] ?? '' }) },
	].filter((fact) => typeof fact === 'object' && fact !== null);
	const notes = [
		isOwnKul === 'yes' && t('ownKul'),
		says?.[language],
		source && t('source', { source: source[language] }),
	].filter((note) => typeof note === 'string');
	return (
		<li>
			<span className="font-semibold">{spellings[language][0]}</span>
			{facts.map(({ key, text }) => (
				<span key={key} className="block text-sm">
					{text}
				</span>
			))}
			{notes.map((note) => (
				<span key={note} className="block text-sm text-text-muted">
					{note}
				</span>
			))}
			{branches.length > 0 && (
				<ul className="mt-2 ml-4 flex flex-col gap-2 border-line border-l pl-4">
					{branches.map((branch) => (
						<KhaanpEntry
							key={branch.name}
							khaanp={branch}
							khaanps={khaanps}
							deities={deities}
							language={language}
						/>
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
			const place = district && (language === 'hi' ? seatDistricts[district] : district);
			return place && place !== name ? `${name} (${place})` : name;
		})
		.join(', ');
}
