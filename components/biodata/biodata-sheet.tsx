import { getTranslations } from 'next-intl/server';
import { formerMarriageWords } from '@/components/member/marital-words';
import { shownValue } from '@/components/member/words';
import { PhoneNumber } from '@/components/ui/phone-number';
import { type Language, languages } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { searchKey } from '@/lib/core/text-folding';
import type { Biodata } from '@/lib/features/family/biodata';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { BiodataFrame } from './biodata-frame';

type Row = readonly [label: string, value: string | null | undefined];
type Part = readonly [title: string, rows: readonly Row[]];

/** A member's biodata as a sheet of A4: what their own record and tree tell, and nothing that they have not given. */
export async function BiodataSheet({ biodata, language }: { biodata: Biodata; language: Language }) {
	const t = await getTranslations({ locale: language, namespace: 'biodata' });
	const messages = getMessages(language);
	const words = { language, t: translator(language), messages };
	const labels = messages.memberFields;
	const { profile, family } = biodata;
	const { dob, age, isManglik, isManglikKnown, isMarried } = profile;
	const word = (name: 'prefix' | 'clan' | 'motherClan') => {
		const value = profile[name];
		return value && shownValue(name, value, words);
	};
	const titled = (relative: { name: string; isDeceased: boolean } | null) =>
		relative && (relative.isDeceased ? t('late', { name: relative.name }) : relative.name);
	const motherClan =
		word('motherClan') ?? (family.mother?.clan && shownValue('clan', family.mother.clan, words));
	const siblings = [
		...(family.brothers > 0 ? [t('brothers', { count: family.brothers })] : []),
		...(family.sisters > 0 ? [t('sisters', { count: family.sisters })] : []),
	];
	const years = age === null ? null : t('years', { age });
	const other = languages.find((one) => one !== language) ?? language;

	const personal: Part = [
		t('personal'),
		[
			[t('born'), dob && shownValue('dob', dob, words)],
			[t('age'), years],
			[labels.education, profile.education],
			[labels.profession, profile.profession],
			[labels.location, profile.location],
			[
				t('maritalStatus'),
				formerMarriageWords(profile, words.t) ??
					(isMarried === null ? null : t(isMarried ? 'married' : 'unmarried')),
			],
			[t('manglik'), isManglikKnown ? messages.memberOptions.yesNo[isManglik ? 'Yes' : 'No'] : null],
		],
	];
	const places: Part = [
		t('places'),
		[
			[labels.villageAddress, profile.villageAddress],
			[labels.tehsil, profile.tehsil],
			[labels.district, profile.district],
			[labels.ancestralResidence, profile.ancestralResidence],
		],
	];
	const lineage: Part = [
		t('lineage'),
		[
			[labels.clan, word('clan')],
			[labels.sakh, profile.sakh],
			[labels.dynasty, profile.dynasty],
			[labels.gotra, profile.gotra && gotraIn(messages.gotras, profile.gotra)],
			[t('familyGoddess'), profile.familyGoddess],
			[t('familyGod'), profile.familyGod],
			[t('lord'), [profile.lordName, profile.lordPlace].filter(Boolean).join(', ')],
		],
	];
	const relatives: Part = [
		t('family'),
		[
			[t('father'), titled(family.father) ?? profile.fatherName],
			[t('mother'), titled(family.mother)],
			[t('motherClan'), motherClan],
			[t('fathersFather'), titled(family.fathersFather)],
			[t('mothersFather'), titled(family.mothersFather)],
			[t('siblings'), siblings.join(', ')],
		],
	];
	const name = [word('prefix'), profile.name].filter(Boolean).join(' ');
	const lines = [
		[word('clan'), profile.sakh].filter(Boolean).join(' · '),
		[years, profile.profession, profile.location].filter(Boolean).join(' · '),
	];
	return (
		<BiodataFrame
			back={{ label: t('back'), href: pathIn(language, '/profile') }}
			other={{ label: t('inOther'), href: pathIn(other, '/biodata'), language: other }}
			contact={<ContactOfSheet title={t('contact')} profile={profile} />}
			head={
				<header className="flex flex-col items-center gap-[4mm] text-center print:gap-[3mm]">
					<p className="font-bold font-serif text-gold text-sm">{t('invocation')}</p>
					<p className="border-gold-500 border-y px-8 py-1 font-bold font-serif text-heading text-lg">
						{t('title')}
					</p>
					<div className="flex w-full flex-col items-center gap-5 sm:flex-row sm:text-left print:flex-row print:text-left">
						<div className="min-w-0 flex-1">
							<h1 className="text-h2 md:text-h2-wide print:text-h2">{name}</h1>
							{lines.filter(Boolean).map((line, at) => (
								<p key={line} className={at === 0 ? 'font-semibold text-gold text-lg' : 'text-text-soft'}>
									{line}
								</p>
							))}
						</div>
						{profile.photo && (
							<img
								src={profile.photo}
								alt={t('photo', { name: profile.name })}
								className="aspect-[4/5] w-[38mm] shrink-0 border-4 border-gold-500 border-double object-cover"
							/>
						)}
					</div>
				</header>
			}
			left={<PartsOfSheet parts={[personal, places]} />}
			right={<PartsOfSheet parts={[lineage, relatives]} />}
		/>
	);
}

/** The data, each part under its heading, without empty parts. */
function PartsOfSheet({ parts }: { parts: readonly Part[] }) {
	return parts
		.map(([title, rows]) => ({ title, filled: rows.filter(([, value]) => value) }))
		.filter(({ filled }) => filled.length > 0)
		.map(({ title, filled }) => (
			<section key={title} className="break-inside-avoid">
				<PartTitle>{title}</PartTitle>
				<dl className="text-sm print:text-xs print:leading-normal">
					{filled.map(([label, value]) => (
						<div key={label} className="grid grid-cols-[2fr_3fr] gap-x-3 py-0.5">
							<dt className="text-text-muted">{label}</dt>
							<dd className="min-w-0 font-semibold">{value}</dd>
						</div>
					))}
				</dl>
			</section>
		));
}

/** Without labels, so that a long address has the whole line. */
function ContactOfSheet({ title, profile }: { title: string; profile: Biodata['profile'] }) {
	return (
		<section className="break-inside-avoid">
			<PartTitle>{title}</PartTitle>
			<ul className="font-semibold text-sm print:text-xs [&_a]:text-inherit">
				<li className="py-0.5">{profile.email}</li>
				{profile.mobileNumber && (
					<li className="py-0.5">
						<PhoneNumber number={profile.mobileNumber} e164={profile.mobileE164} />
					</li>
				)}
			</ul>
		</section>
	);
}

function PartTitle({ children }: { children: string }) {
	return <h2 className="mb-1.5 border-gold-500 border-b pb-0.5 text-lg print:text-base">{children}</h2>;
}

/** A known gotra in the page's script, whichever it was entered in. */
function gotraIn(gotras: Readonly<Record<string, string>>, text: string): string {
	return Object.values(gotras).find((name) => searchKey(name) === searchKey(text)) ?? text;
}
