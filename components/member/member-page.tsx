import { Mail, MapPin, Phone, UserRound } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { EmailText } from '@/components/ui/email-text';
import { InScript } from '@/components/ui/in-script';
import { LinkButton } from '@/components/ui/link-button';
import { PhoneNumber } from '@/components/ui/phone-number';
import { ValueList } from '@/components/ui/value-list';
import { shownValue } from '@/lib/client/member/words';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { formerMarriageWords } from '@/lib/features/member/rules/marital-words';
import { fieldsWith, type MemberField, memberFields } from '@/lib/features/member/rules/member-fields';
import type { ReadableProfile } from '@/lib/features/member/schema';
import { lifeYears } from '@/lib/platform/i18n/date-words';
import { formatDay } from '@/lib/platform/i18n/format';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { ContactLink } from './contact-link';
import { VerifiedBadges } from './verified-badges';

interface MemberPageProps {
	profile: ReadableProfile;
	/** What they are to the reader, in whose own tree they stand. */
	kin: { cardId: string; words: Readonly<Record<Language, string>> } | null;
	/** The reader's own, which is not shown as others see it. */
	isOwn?: boolean;
	language: Language;
}

type Row = [label: string, value: ReactNode];

/** A member's profile to read, where it is known: empty parts are left out. */
export async function MemberPage({ profile, kin, isOwn = false, language }: MemberPageProps) {
	const t = await getTranslations({ locale: language, namespace: 'memberProfile' });
	const messages = getMessages(language);
	const words = { language, t: translator(language), messages };
	const labels = messages.memberFields;
	const { prefix, photo, email, mobileNumber, location, isAdmin, isMarried, isManglik, createdAt } = profile;
	const { formerMarriage, formerMarriageEndedYear = null, childrenCount = null } = profile;
	const { age, dob = null, dod = null, isDeceased = false } = profile;
	const { card, details } = messages.familyTree;
	const departed =
		isDeceased && [card.departed, lifeYears({ dob, dod, isDeceased }, words.t)].filter(Boolean).join(' · ');
	const written: Partial<Record<string, string>> = profile.written ?? {};
	const name = written.name ?? profile.name;
	const pageLabels = { ...labels, ancestralResidence: t('fields.ancestralHome') };
	/** The rows of the fields that are declared for a group of this page. */
	const getRows = (group: MemberField['page']): Row[] =>
		fieldsWith('page')
			.filter((field) => memberFields[field].page === group)
			.map((field) => {
				const value = profile[field];
				return [
					pageLabels[field],
					value && <InScript text={shownValue(field, value, words)} written={written[field]} />,
				];
			});
	const sections: [title: string, rows: Row[]][] = [
		[
			t('sections.family'),
			[
				...getRows('lineage'),
				...getRows('parents'),
				[
					t('fields.maritalStatus'),
					(formerMarriage &&
						formerMarriageWords({ formerMarriage, formerMarriageEndedYear, childrenCount }, words.t)) ??
						(typeof isMarried === 'boolean' ? t(isMarried ? 'married' : 'unmarried') : null),
				],
				[t('fields.manglik'), isManglik !== undefined && shownValue('isManglik', isManglik, words)],
			],
		],
		[t('sections.location'), getRows('location')],
		[
			t('sections.personal'),
			[
				[labels.dob, dob && shownValue('dob', dob, words)],
				[details.died, dod && shownValue('dod', dod, words)],
				[isDeceased ? details.ageAtDeath : labels.age, age?.toString()],
				...getRows('personal'),
				[t('fields.joined'), createdAt && formatDay(createdAt, language)],
			],
		],
	];
	const shown = sections
		.map(([title, rows]) => ({ title, rows: rows.filter(([, value]) => value) }))
		.filter(({ rows }) => rows.length > 0);
	return (
		<div className="mx-auto flex max-w-4xl flex-col gap-5">
			<Card className="flex flex-col items-center gap-4 p-6 text-center md:flex-row md:gap-6 md:p-8 md:text-left">
				<span className="grid size-32 shrink-0 place-items-center overflow-hidden rounded-full border-4 border-gold-400 bg-raised text-text-muted">
					{photo ? (
						<img src={photo} alt={t('photo', { name })} className="size-full object-cover" />
					) : (
						<UserRound aria-hidden="true" className="size-16" />
					)}
				</span>
				<div className="min-w-0">
					<h1 className="text-h2 md:text-h2-wide">
						{[prefix && shownValue('prefix', prefix, words), name].filter(Boolean).join(' ')}
					</h1>
					{name !== profile.name && (
						<p className="text-text-muted">{words.t('site.inScript.written', { name: profile.name })}</p>
					)}
					{departed && <p className="mt-1 text-lg text-text-soft">{departed}</p>}
					<ul className="mt-2 flex flex-wrap justify-center gap-x-5 gap-y-1 text-text-soft md:justify-start">
						{email && (
							<ContactLink icon={<Mail />}>
								<EmailText email={email} />
							</ContactLink>
						)}
						{mobileNumber && (
							<ContactLink icon={<Phone />}>
								<PhoneNumber
									number={mobileNumber}
									e164={profile.mobileE164}
									{...(!isOwn && { whatsapp: labels.whatsapp })}
								/>
							</ContactLink>
						)}
						{location && (
							<ContactLink icon={<MapPin />}>
								<InScript text={location} written={written.location} />
							</ContactLink>
						)}
					</ul>
					<VerifiedBadges verified={profile} className="mt-2" />
					{isAdmin !== undefined && (
						<p className="mt-3">
							<Badge tone={isAdmin ? 'brand' : 'chip'}>{t(isAdmin ? 'administrator' : 'regular')}</Badge>
						</p>
					)}
				</div>
			</Card>
			{kin && (
				<Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5 md:p-7">
					<div className="min-w-0">
						<h2 className="text-h3 md:text-h3-wide">{t('inYourTree')}</h2>
						<p>{t('kin', { name, word: kin.words[language] })}</p>
					</div>
					<LinkButton look="outline" href={pathIn(language, `/family-tree/relation?to=${kin.cardId}`)}>
						{t('howRelated')}
					</LinkButton>
				</Card>
			)}
			{shown.length === 0 && <p className="text-center text-text-muted">{t('onlyName')}</p>}
			{shown.map(({ title, rows }) => (
				<Card key={title} className="p-5 md:p-7">
					<h2 className="text-h3 md:text-h3-wide">{title}</h2>
					<ValueList values={rows} className="mt-4 grid-cols-2 gap-4 md:gap-x-6 lg:grid-cols-3" />
				</Card>
			))}
			<LinkButton look="outline" href={pathIn(language, '/')} className="self-center">
				{t('home')}
			</LinkButton>
		</div>
	);
}
