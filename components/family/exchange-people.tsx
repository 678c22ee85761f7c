'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { matchingOptions } from '@/components/ui/matching-options';
import type { Language } from '@/lib/core/language';
import { keyedOption } from '@/lib/core/search-words';
import { formatCount } from '@/lib/i18n/format';
import type { FamilyMember } from './answers';
import { type FilePerson, type ImportChoices, withSame } from './exchange-answers';
import { cardOption, ExchangePerson, lifeOf } from './exchange-person';
import { type FamilyTexts, filled } from './texts';

interface ExchangePeopleProps {
	people: readonly FilePerson[];
	choices: ImportChoices;
	members: readonly FamilyMember[];
	language: Language;
	texts: FamilyTexts;
	onChoices: (choices: ImportChoices) => void;
}

const pageSize = 20;

/** Everybody of a file, a page at a time. */
export function ExchangePeople({
	people,
	choices,
	members,
	language,
	texts,
	onChoices,
}: ExchangePeopleProps) {
	const words = texts.exchange.preview;
	const id = useId();
	const heading = useRef<HTMLHeadingElement>(null);
	const [looked, setLooked] = useState('');
	const [isDoubtOnly, setDoubtOnly] = useState(false);
	const [page, setPage] = useState(0);
	const keyed = useMemo(() => people.map((person) => ({ person, ...keyedOption(person.name) })), [people]);
	const cards = useMemo(
		() =>
			members
				.filter(({ relation }) => relation !== 'Me')
				.map((member) => cardOption(member, language, texts)),
		[members, language, texts],
	);
	const ownId = members.find(({ relation }) => relation === 'Me')?.id;
	/** Nobody but the viewer has the viewer's card. */
	const suggestionFor = ({ match }: FilePerson) => (match?.id === ownId ? null : match);
	const isDoubtful = (person: FilePerson) =>
		person.xref !== choices.me &&
		(suggestionFor(person) !== null || Object.hasOwn(choices.same, person.xref));
	const shown = matchingOptions(keyed, looked)
		.map(({ person }) => person)
		.filter((person) => !isDoubtOnly || isDoubtful(person));
	const pages = Math.max(1, Math.ceil(shown.length / pageSize));
	const at = Math.min(page, pages - 1);
	const taken = new Set(Object.values(choices.same));
	const isFree = (cardId: string, xref: string) => !taken.has(cardId) || choices.same[xref] === cardId;
	/** Also a card that is not shown, of which only the suggestion tells. */
	const cardIn = ({ match }: FilePerson, cardId: string | undefined) => {
		const known = cards.find(({ id }) => id === cardId);
		if (known || !match || match.id !== cardId) return known ?? null;
		return {
			id: match.id,
			label: match.name,
			detail: lifeOf({ ...match, death: null, isDeceased: false }, language, texts),
		};
	};
	const turnTo = (next: number) => {
		flushSync(() => setPage(next));
		heading.current?.focus();
	};
	const doubtful = formatCount(people.filter(isDoubtful).length, language);
	return (
		<section aria-labelledby={id} className="flex flex-col gap-3">
			<h4
				ref={heading}
				id={id}
				tabIndex={-1}
				className="font-bold font-serif text-heading text-lg outline-none"
			>
				{words.peopleTitle}
			</h4>
			<p className="text-sm text-text-muted">{words.peopleHint}</p>
			<div className="flex flex-wrap items-end gap-x-6 gap-y-2">
				<Field id={`${id}-search`} label={words.search} className="min-w-56 flex-1">
					{(control) => (
						<Input
							{...control}
							type="search"
							autoComplete="off"
							value={looked}
							onChange={({ currentTarget }) => {
								setLooked(currentTarget.value);
								setPage(0);
							}}
						/>
					)}
				</Field>
				<Checkbox
					label={filled(words.onlyDoubtful, { count: doubtful })}
					checked={isDoubtOnly}
					onChange={({ currentTarget }) => {
						setDoubtOnly(currentTarget.checked);
						setPage(0);
					}}
				/>
			</div>
			<p role="status" className="text-sm text-text-muted">
				{shown.length === 0
					? words.noneFound
					: filled(words.range, {
							from: formatCount(at * pageSize + 1, language),
							to: formatCount(Math.min(shown.length, (at + 1) * pageSize), language),
							count: formatCount(shown.length, language),
						})}
			</p>
			<ul>
				{shown.slice(at * pageSize, (at + 1) * pageSize).map((person) => {
					const { xref } = person;
					const match = suggestionFor(person);
					const suggested = match && isFree(match.id, xref) ? cardIn(person, match.id) : null;
					return (
						<ExchangePerson
							key={xref}
							person={person}
							isMe={xref === choices.me}
							same={cardIn(person, choices.same[xref])}
							suggested={suggested}
							free={cards.filter(({ id }) => isFree(id, xref))}
							language={language}
							texts={texts}
							onSame={(cardId) => onChoices(withSame(choices, xref, cardId))}
						/>
					);
				})}
			</ul>
			{pages > 1 && (
				<nav aria-label={words.pages} className="flex items-center justify-between gap-3">
					<Button look="outline" disabled={at === 0} onClick={() => turnTo(at - 1)}>
						<ChevronLeft aria-hidden="true" className="size-5" />
						{words.earlier}
					</Button>
					<span className="text-sm text-text-muted">
						{filled(words.page, {
							page: formatCount(at + 1, language),
							pages: formatCount(pages, language),
						})}
					</span>
					<Button look="outline" disabled={at === pages - 1} onClick={() => turnTo(at + 1)}>
						{words.later}
						<ChevronRight aria-hidden="true" className="size-5" />
					</Button>
				</nav>
			)}
		</section>
	);
}
