'use client';

import { useState } from 'react';
import { inputId } from '@/components/member/refusal';
import { RadioGroup } from '@/components/ui/radio-group';
import type { FamilyLinks, FamilyMember } from './answers';
import { placeQuestions, type Side } from './place-questions';
import { type FamilyTexts, filled } from './texts';

interface PlaceFieldsProps {
	relation: string;
	relatedToId: string | undefined;
	/** What was answered before, by the names of the fields. */
	start: Readonly<Partial<Record<string, string>>>;
	members: readonly FamilyMember[];
	links: FamilyLinks;
	texts: Pick<FamilyTexts, 'place'>;
	errorAt: (name: string) => string | undefined;
}

/** What a relation leaves open about the place in the tree: nothing for most of them. */
export function PlaceFields({
	relation,
	relatedToId,
	start,
	members,
	links,
	texts,
	errorAt,
}: PlaceFieldsProps) {
	const words = texts.place;
	const [parentKind, setParentKind] = useState(start.parentKind ?? 'birth');
	const { asksKind, side, otherParent, isApart } = placeQuestions(
		{ relation, relatedToId, parentKind },
		members,
		links,
	);
	return (
		<>
			{isApart && <p className="text-sm text-text-muted">{words.apart}</p>}
			{asksKind && (
				<RadioGroup
					id={inputId('parentKind')}
					name="parentKind"
					legend={words.kind}
					value={parentKind}
					onChange={({ currentTarget }) => setParentKind(currentTarget.value)}
					error={errorAt('parentKind')}
					choices={[
						{ value: 'birth', label: words.birth },
						{ value: 'adopted', label: words.adopted },
						{ value: 'step', label: words.step, hint: words.stepHint },
					]}
				/>
			)}
			{side && (
				<SideField
					key={`${relation} ${relatedToId}`}
					likely={start.side === 'mother' || start.side === 'father' ? start.side : side}
					texts={texts}
					error={errorAt('side')}
				/>
			)}
			{otherParent && (
				<CoupleField
					key={otherParent.id}
					start={start.isCouple}
					otherName={otherParent.name}
					texts={texts}
					error={errorAt('isCouple')}
				/>
			)}
		</>
	);
}

interface SideFieldProps {
	likely: Side;
	texts: Pick<FamilyTexts, 'place'>;
	error: string | undefined;
}

function SideField({ likely, texts: { place: words }, error }: SideFieldProps) {
	const [side, setSide] = useState<string>(likely);
	return (
		<RadioGroup
			id={inputId('side')}
			name="side"
			legend={words.side}
			value={side}
			onChange={({ currentTarget }) => setSide(currentTarget.value)}
			error={error}
			choices={[
				{ value: 'father', label: words.fatherSide, hint: words.fatherSideHint },
				{ value: 'mother', label: words.motherSide, hint: words.motherSideHint },
			]}
		/>
	);
}

interface CoupleFieldProps {
	start: string | undefined;
	otherName: string;
	texts: Pick<FamilyTexts, 'place'>;
	error: string | undefined;
}

function CoupleField({ start, otherName, texts: { place: words }, error }: CoupleFieldProps) {
	const [isCouple, setCouple] = useState(start ?? 'true');
	return (
		<RadioGroup
			id={inputId('isCouple')}
			name="isCouple"
			legend={filled(words.couple, { name: otherName })}
			value={isCouple}
			onChange={({ currentTarget }) => setCouple(currentTarget.value)}
			error={error}
			choices={[
				{ value: 'true', label: words.isCouple },
				{ value: 'false', label: words.noCouple },
			]}
		/>
	);
}
