'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { RadioGroup } from '@/components/ui/radio-group';
import type { FamilyLinks, FamilyMember } from '@/lib/client/family/cards/family';
import { type PlaceValues, placeQuestions } from '@/lib/client/family/cards/place-questions';
import { inputId } from '@/lib/client/member/input-id';

interface PlaceFieldsProps {
	members: readonly FamilyMember[];
	links: FamilyLinks;
	errorAt: (name: string) => string | undefined;
}

/** What a relation leaves open about the place in the tree: nothing for most of them. */
export function PlaceFields({ members, links, errorAt }: PlaceFieldsProps) {
	const t = useTranslations('familyTree.place');
	const { watch, setValue } = useFormContext<PlaceValues>();
	const { relation, relatedToMemberId, ...values } = watch();
	const parentKind = values.parentKind || 'birth';
	const { asksKind, side, otherParent, parentOfChild, isApart } = placeQuestions(
		{ relation, relatedToId: relatedToMemberId, parentKind },
		members,
		links,
	);
	const choice = (name: 'parentKind' | 'side' | 'isCouple' | 'otherParent', value: string) => ({
		...{ id: inputId(name), name, value, error: errorAt(name) },
		onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => setValue(name, currentTarget.value),
	});
	return (
		<>
			{isApart && <p className="text-sm text-text-muted">{t('apart')}</p>}
			{asksKind && (
				<RadioGroup
					{...choice('parentKind', parentKind)}
					legend={t('kind')}
					choices={[
						{ value: 'birth', label: t('birth') },
						{ value: 'adopted', label: t('adopted') },
						{ value: 'step', label: t('step'), hint: t('stepHint') },
					]}
				/>
			)}
			{side && (
				<RadioGroup
					{...choice('side', values.side || side)}
					legend={t('side')}
					choices={[
						{ value: 'father', label: t('fatherSide'), hint: t('fatherSideHint') },
						{ value: 'mother', label: t('motherSide'), hint: t('motherSideHint') },
					]}
				/>
			)}
			{parentOfChild && (
				<RadioGroup
					{...choice('otherParent', values.otherParent || (parentOfChild.likeliest ?? ''))}
					legend={t(`otherParent.${parentOfChild.role ?? 'parent'}`)}
					choices={[
						...parentOfChild.partners.map(({ id, name }) => ({ value: id, label: name })),
						{ value: 'another', label: t('otherParent.another'), hint: t('otherParent.anotherHint') },
						{ value: 'unknown', label: t('otherParent.unknown') },
					]}
				/>
			)}
			{otherParent && (
				<RadioGroup
					{...choice('isCouple', values.isCouple || 'true')}
					legend={t('couple', { name: otherParent.name })}
					choices={[
						{ value: 'true', label: t('isCouple') },
						{ value: 'false', label: t('noCouple') },
					]}
				/>
			)}
		</>
	);
}

/** Makes room for other answers once somebody is to be another's relative, or in another way. */
export function usePlaceControl(name: 'relation' | 'relatedToMemberId') {
	const { register, setValue } = useFormContext<PlaceValues>();
	return register(name, {
		onChange: () => {
			setValue('side', '');
			setValue('isCouple', '');
			setValue('otherParent', '');
		},
	});
}
