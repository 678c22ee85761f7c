'use client';

import { useLocale, useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { RadioGroup } from '@/components/ui/radio-group';
import { Skeleton } from '@/components/ui/skeleton';
import type { FamilyMember } from '@/lib/client/family/cards/family';
import { relationShown } from '@/lib/client/family/cards/relations';
import { getSpellings } from '@/lib/client/family/cards/spellings';
import type { FilePerson } from '@/lib/client/family/exchange/import-choices';
import type { PickerOption } from '@/lib/client/form/picker-option';
import type { Language } from '@/lib/core/language';
import { dateWords } from '@/lib/platform/i18n/date-words';
import { formatDay } from '@/lib/platform/i18n/format';
import type { Translate } from '@/lib/platform/i18n/translate';

const OptionPicker = lazy(() => import('@/components/ui/option-picker'));

interface ExchangePersonFieldProps {
	person: FilePerson;
	isMe: boolean;
	/** Whether it has to be said who they are. */
	isAsked: boolean;
	/** The card that is taken to be the same person; undefined as long as that has to be asked. */
	same: PickerOption | null | undefined;
	/** The suggested card, where it may be taken. */
	suggested: PickerOption | null;
	/** The cards that nobody else of the file is said to be. */
	free: readonly PickerOption[];
	onSame: (cardId: string | null) => void;
}

/** Somebody of a file, and whether they are in the tree already. */
export function ExchangePersonField({
	person,
	isMe,
	isAsked,
	same,
	suggested,
	free,
	onSame,
}: ExchangePersonFieldProps) {
	const t = useTranslations();
	const language = useLocale();
	const [isPicking, setPicking] = useState(false);
	const { xref, name, parents, spouses } = person;
	const life = getLife(person, t, language);
	const offered = same ?? suggested;
	return (
		<li className="flex flex-col gap-2 border-line border-b py-4 last:border-b-0">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<p className="min-w-0 font-bold font-serif text-heading text-lg">
					{name || t('familyExchange.preview.unnamed')}
				</p>
				{isMe && <Badge>{t('familyExchange.preview.you')}</Badge>}
				{!isMe && same && <Badge tone="ok">{t('familyExchange.preview.sameBadge')}</Badge>}
				{!isMe && !same && suggested && (
					<Badge tone="warning">{t('familyExchange.preview.maybeBadge')}</Badge>
				)}
			</div>
			<ul className="text-sm text-text-soft">
				{life && <li>{life}</li>}
				{parents.length > 0 && <li>{t('familyExchange.preview.parents', { names: parents.join(', ') })}</li>}
				{spouses.length > 0 && <li>{t('familyExchange.preview.spouses', { names: spouses.join(', ') })}</li>}
			</ul>
			{!isMe && offered && (
				<RadioGroup
					id={`exchange-same-${xref}`}
					name={`same ${xref}`}
					legend={t('familyExchange.preview.question', { name })}
					value={same === undefined ? '' : same ? 'same' : 'other'}
					isRequired={isAsked}
					onChange={({ currentTarget }) => onSame(currentTarget.value === 'same' ? offered.id : null)}
					choices={[
						{
							value: 'same',
							label: t('familyExchange.preview.sameAs', { name: offered.label }),
							hint: offered.detail,
						},
						{ value: 'other', label: t('familyExchange.preview.another') },
					]}
				/>
			)}
			{!isMe && !isPicking && (
				<Button
					look="quiet"
					className="self-start px-3 text-sm"
					aria-label={t(offered ? 'familyExchange.preview.pickOtherFor' : 'familyExchange.preview.pickFor', {
						name,
					})}
					onClick={() => setPicking(true)}
				>
					{offered ? t('familyExchange.preview.pickOther') : t('familyExchange.preview.pick')}
				</Button>
			)}
			{!isMe && isPicking && (
				<Suspense fallback={<Skeleton className="h-20" />}>
					<OptionPicker
						id={`exchange-card-${xref}`}
						label={t('familyExchange.preview.card', { name })}
						options={free}
						picked={same?.id ?? null}
						onPick={onSame}
						texts={{
							toggle: t('familyExchange.preview.picker.toggle'),
							found: t('familyExchange.preview.picker.found'),
							none: t('familyExchange.preview.another'),
						}}
					/>
				</Suspense>
			)}
		</li>
	);
}

/** When somebody was born and died, where the file says so. */
export function getLife(
	{ birth, death, isDeceased }: Pick<FilePerson, 'birth' | 'death' | 'isDeceased'>,
	t: Translate,
	language: Language,
): string {
	const died = death && t('familyExchange.preview.died', { date: getDate(death, language) });
	return [
		birth && t('familyExchange.preview.born', { date: getDate(birth, language) }),
		died ?? (isDeceased && t('familyTree.card.departed')),
	]
		.filter(Boolean)
		.join(' · ');
}

/** A card of the tree, to be distinguished from others of the same name. */
export function cardOption(card: FamilyMember, t: Translate, language: Language): PickerOption {
	const { id, name, dob } = card;
	const born = dob && t('familyExchange.preview.born', { date: dateWords(dob, t, language) });
	const detail = [relationShown(card, t, language), born].filter(Boolean).join(' · ');
	return { id, label: name, spellings: getSpellings(card), detail };
}

/** A day as people write it; a year, or what a file says in words, as it is. */
function getDate(date: string, language: Language): string {
	return (/^\d{4}-\d{2}-\d{2}$/.test(date) && formatDay(date, language)) || date;
}
