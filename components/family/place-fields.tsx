'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { inputId } from '@/components/member/refusal';
import { RadioGroup } from '@/components/ui/radio-group';
import type { FamilyLinks, FamilyMember } from './answers';
import { placeQuestions, type Side } from './place-questions';

interface PlaceFieldsProps {
	relation: string;
	relatedToId: string | undefined;
	/** What was answered before, by the names of the fields. */
	start: Readonly<Partial<Record<string, string>>>;
	members: readonly FamilyMember[];
	links: FamilyLinks;
	errorAt: (name: string) => string | undefined;
}

/** What a relation leaves open about the place in the tree: nothing for most of them. */
export function PlaceFields({ relation, relatedToId, start, members, links, errorAt }: PlaceFieldsProps) {
	const t = useTranslations('familyTree.place');
	const [parentKind, setParentKind] = useState(start.parentKind ?? 'birth');
	const { asksKind, side, otherParent, isApart } = placeQuestions(
		{ relation, relatedToId, parentKind },
		members,
		links,
	);
	return (
		<>
			{isApart && <p className="text-sm text-text-muted">{t('apart')}</p>}
			{asksKind && (
				<RadioGroup
					id={inputId('parentKind')}
					name="parentKind"
					legend={t('kind')}
					value={parentKind}
					onChange={({ currentTarget }) => setParentKind(currentTarget.value)}
					error={errorAt('parentKind')}
					choices={[
						{ value: 'birth', label: t('birth') },
						{ value: 'adopted', label: t('adopted') },
						{ value: 'step', label: t('step'), hint: t('stepHint') },
					]}
				/>
			)}
			{side && (
				<SideField
					key={`${relation} ${relatedToId}`}
					likely={start.side === 'mother' || start.side === 'father' ? start.side : side}
					error={errorAt('side')}
				/>
			)}
			{otherParent && (
				<CoupleField
					key={otherParent.id}
					start={start.isCouple}
					otherName={otherParent.name}
					error={errorAt('isCouple')}
				/>
			)}
		</>
	);
}

interface SideFieldProps {
	likely: Side;
	error: string | undefined;
}

function SideField({ likely, error }: SideFieldProps) {
	const t = useTranslations('familyTree.place');
	const [side, setSide] = useState<string>(likely);
	return (
		<RadioGroup
			id={inputId('side')}
			name="side"
			legend={t('side')}
			value={side}
			onChange={({ currentTarget }) => setSide(currentTarget.value)}
			error={error}
			choices={[
				{
					value: 'father',
					label: t('fatherSide'),
					hint: t('fatherSideHint'),
				},
				{
					value: 'mother',
					label: t('motherSide'),
					hint: t('motherSideHint'),
				},
			]}
		/>
	);
}

interface CoupleFieldProps {
	start: string | undefined;
	otherName: string;
	error: string | undefined;
}

function CoupleField({ start, otherName, error }: CoupleFieldProps) {
	const t = useTranslations('familyTree.place');
	const [isCouple, setCouple] = useState(start ?? 'true');
	return (
		<RadioGroup
			id={inputId('isCouple')}
			name="isCouple"
			legend={t('couple', { name: otherName })}
			value={isCouple}
			onChange={({ currentTarget }) => setCouple(currentTarget.value)}
			error={error}
			choices={[
				{ value: 'true', label: t('isCouple') },
				{ value: 'false', label: t('noCouple') },
			]}
		/>
	);
}
