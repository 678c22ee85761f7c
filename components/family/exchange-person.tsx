'use client';

import { lazy, Suspense, useState } from 'react';
import { dateWords } from '@/components/member/date-words';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { PickerOption } from '@/components/ui/option-picker';
import { RadioGroup } from '@/components/ui/radio-group';
import { Skeleton } from '@/components/ui/skeleton';
import type { Language } from '@/lib/core/language';
import { formatDay } from '@/lib/platform/i18n/format';
import type { FamilyMember } from './answers';
import type { FilePerson } from './import-choices';
import { relationShown } from './relations';
import { type FamilyTexts, filled } from './texts';

const OptionPicker = lazy(() => import('@/components/ui/option-picker'));

interface ExchangePersonProps {
	person: FilePerson;
	/** Whether the viewer is this one. */
	isMe: boolean;
	/** Whether it has to be said who they are. */
	isAsked: boolean;
	/** The card that is taken to be the same person; undefined as long as that has to be asked. */
	same: PickerOption | null | undefined;
	/** The suggested card, as far as it may be taken. */
	suggested: PickerOption | null;
	/** The cards that nobody else of the file is said to be. */
	free: readonly PickerOption[];
	language: Language;
	texts: FamilyTexts;
	onSame: (cardId: string | null) => void;
}

/** Somebody of a file, and whether they are in the tree already. */
export function ExchangePerson({
	person,
	isMe,
	isAsked,
	same,
	suggested,
	free,
	language,
	texts,
	onSame,
}: ExchangePersonProps) {
	const words = texts.exchange.preview;
	const [isPicking, setPicking] = useState(false);
	const { xref, name, parents, spouses } = person;
	const life = lifeOf(person, language, texts);
	const offered = same ?? suggested;
	return (
		<li className="flex flex-col gap-2 border-line border-b py-4 last:border-b-0">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<p className="min-w-0 font-bold font-serif text-heading text-lg">{name || words.unnamed}</p>
				{isMe && <Badge>{words.you}</Badge>}
				{!isMe && same && <Badge tone="ok">{words.sameBadge}</Badge>}
				{!isMe && !same && suggested && <Badge tone="warning">{words.maybeBadge}</Badge>}
			</div>
			<ul className="text-sm text-text-soft">
				{life && <li>{life}</li>}
				{parents.length > 0 && <li>{filled(words.parents, { names: parents.join(', ') })}</li>}
				{spouses.length > 0 && <li>{filled(words.spouses, { names: spouses.join(', ') })}</li>}
			</ul>
			{!isMe && offered && (
				<RadioGroup
					id={`exchange-same-${xref}`}
					name={`same ${xref}`}
					legend={filled(words.question, { name })}
					value={same === undefined ? '' : same ? 'same' : 'other'}
					isRequired={isAsked}
					onChange={({ currentTarget }) => onSame(currentTarget.value === 'same' ? offered.id : null)}
					choices={[
						{
							value: 'same',
							label: filled(words.sameAs, { name: offered.label }),
							hint: offered.detail,
						},
						{ value: 'other', label: words.another },
					]}
				/>
			)}
			{!isMe && !isPicking && (
				<Button
					look="quiet"
					className="self-start px-3 text-sm"
					aria-label={filled(offered ? words.pickOtherFor : words.pickFor, { name })}
					onClick={() => setPicking(true)}
				>
					{offered ? words.pickOther : words.pick}
				</Button>
			)}
			{!isMe && isPicking && (
				<Suspense fallback={<Skeleton className="h-20" />}>
					<OptionPicker
						id={`exchange-card-${xref}`}
						label={filled(words.card, { name })}
						options={free}
						picked={same?.id ?? null}
						onPick={onSame}
						texts={{ ...words.picker, none: words.another }}
					/>
				</Suspense>
			)}
		</li>
	);
}

/** When somebody was born and died, as far as the file says so. */
export function lifeOf(
	{ birth, death, isDeceased }: Pick<FilePerson, 'birth' | 'death' | 'isDeceased'>,
	language: Language,
	{ exchange: { preview: words }, card }: FamilyTexts,
): string {
	const died = death && filled(words.died, { date: shownDate(death, language) });
	return [
		birth && filled(words.born, { date: shownDate(birth, language) }),
		died ?? (isDeceased && card.departed),
	]
		.filter(Boolean)
		.join(' · ');
}

/** A card of the tree, to be told from others of the same name. */
export function cardOption(card: FamilyMember, language: Language, texts: FamilyTexts): PickerOption {
	const { id, name, dob } = card;
	const born = dob && filled(texts.exchange.preview.born, { date: dateWords(dob, language, texts.card) });
	const detail = [relationShown(card, language, texts), born].filter(Boolean).join(' · ');
	return { id, label: name, detail };
}

/** A day as people write it; a year, or what a file says in words, as it stands. */
function shownDate(date: string, language: Language): string {
	return (/^\d{4}-\d{2}-\d{2}$/.test(date) && formatDay(date, language)) || date;
}
