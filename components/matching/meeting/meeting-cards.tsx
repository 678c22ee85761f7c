import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { MatchPhotoCard } from '@/components/matching/match-photo-card';
import type { OwnSide } from '@/components/matching/use-seeker';
import { Card } from '@/components/ui/card';
import { EmailText } from '@/components/ui/email-text';
import { InScript } from '@/components/ui/in-script';
import { PhoneNumber } from '@/components/ui/phone-number';
import type { Reply } from '@/lib/client/api';
import { labelFor } from '@/lib/core/label-for';
import { formerMarriageWords } from '@/lib/features/member/rules/marital-words';

type Shown = Reply<'GET /api/family/matches/[id]/meeting'>['me'];

interface MeetingCardsProps {
	me: Shown;
	/** The name of `me`, unless that is the viewer. */
	own: OwnSide;
	other: Shown;
	name: string;
}

const typedFields = [
	...(['clan', 'sakh', 'dynasty', 'gotra', 'education', 'profession'] as const),
	...(['location', 'tehsil', 'district'] as const),
] as const;

/** What each of the two is shown of the other, row by row. */
export function MeetingCards({ me, own, other, name }: MeetingCardsProps) {
	const t = useTranslations();
	const { clans, memberOptions, memberFields } = useMessages();
	const typed = (profile: Shown, field: (typeof typedFields)[number]) => {
		const text = profile[field];
		const shown = text && field === 'clan' ? labelFor(clans, text) : text;
		return shown && <InScript text={shown} written={profile.written?.[field]} />;
	};
	const getMaritalStatus = ({ isMarried, ...profile }: Shown) => {
		const { formerMarriage = null, formerMarriageEndedYear = null, childrenCount = null } = profile;
		const former = formerMarriageWords({ formerMarriage, formerMarriageEndedYear, childrenCount }, t);
		return former ?? (isMarried === false ? t('memberOptions.neverToldOfMarriage') : null);
	};
	const given = [...me.details, ...other.details];
	const shownDetails = [...new Map(given.map((detail) => [detail.field, detail])).values()];
	const rows: [label: string, tell: (profile: Shown) => ReactNode][] = [
		[memberFields.age, ({ age }) => age],
		[memberFields.gender, ({ gender }) => gender && labelFor(memberOptions.gender, gender)],
		[t('meeting.maritalStatus'), getMaritalStatus],
		...typedFields.map((field): (typeof rows)[number] => [
			memberFields[field],
			(profile) => typed(profile, field),
		]),
		...shownDetails.map(({ field, label }): (typeof rows)[number] => [
			label,
			({ details }) => details.find((detail) => detail.field === field)?.value,
		]),
		[
			memberFields.email,
			({ contact }) =>
				contact?.email && (
					<a
						href={`mailto:${contact.email}`}
						className="wrap-anywhere text-primary underline underline-offset-4"
					>
						<EmailText email={contact.email} />
					</a>
				),
		],
		[
			memberFields.mobileNumber,
			({ contact }) =>
				contact?.mobileNumber && (
					<PhoneNumber
						number={contact.mobileNumber}
						e164={contact.mobileE164}
						whatsapp={memberFields.whatsapp}
					/>
				),
		],
		[
			t('meeting.contactOf'),
			({ contact }) => {
				if (contact === null) return null;
				return contact.contactOf ? t('meeting.guardian', { ...contact.contactOf }) : t('meeting.ownContact');
			},
		],
	];
	const sides = [
		{ profile: me, title: own.person === 'self' ? t('meeting.you') : own.ward },
		{ profile: other, title: name },
	];
	return (
		<section className="flex flex-col gap-3">
			<h2 className="text-h3 md:text-h3-wide">{t('meeting.sheets')}</h2>
			<p className="text-text-soft">{t('meeting.sheetsText', { ...own, name })}</p>
			<Card className="p-4 md:p-6">
				<div className="grid grid-cols-2 gap-x-4 gap-y-2 md:gap-x-8">
					{sides.map(({ profile: { _id, photo = null, written, ...profile }, title }) => (
						<div key={_id} className="flex min-w-0 flex-col gap-2">
							<MatchPhotoCard
								photo={photo}
								alt={photo ? t('matching.card.photo', { name: written?.name ?? profile.name }) : ''}
								className="w-full max-w-48 rounded-card border border-line"
							/>
							<p className="wrap-anywhere font-bold text-heading text-lg">{title}</p>
						</div>
					))}
				</div>
				<dl className="mt-4 flex flex-col gap-3">
					{rows.map(([label, tell]) => {
						const values = sides.map(({ profile, title }) => ({ title, value: tell(profile) }));
						if (values.every(({ value }) => !value)) return null;
						return (
							<div key={label} className="grid grid-cols-2 gap-x-4 border-line border-t pt-2 md:gap-x-8">
								<dt className="col-span-2 text-sm text-text-muted">{label}</dt>
								{values.map(({ title, value }) => (
									<dd key={title} className="min-w-0">
										<span className="sr-only">{title}: </span>
										{value ? (
											<span className="wrap-anywhere font-semibold">{value}</span>
										) : (
											<span className="text-text-muted">{t('meeting.notGiven')}</span>
										)}
									</dd>
								))}
							</div>
						);
					})}
				</dl>
			</Card>
		</section>
	);
}
