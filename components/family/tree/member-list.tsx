'use client';

import { ChevronRight, UserPlus, Waypoints } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { memo, type RefObject, useState } from 'react';
import type { CardIcon } from '@/components/family/cards/card-icon-badges';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import type { Family, FamilyMember } from '@/lib/client/family/cards/family';
import type { OfferedRelation } from '@/lib/client/family/cards/relations';
import { findMiddle, getGenerations } from '@/lib/client/family/diagram/generations';
import { mayChange } from '@/lib/client/family/tree/member-changes';
import { pathIn } from '@/lib/core/localized-path';
import { relationPath } from '@/lib/features/family/rules/relation-path';
import type { Translate } from '@/lib/platform/i18n/translate';
import { MemberCard } from './member-card';

interface MemberListProps {
	family: Family;
	/** Around whom the generations are counted; null, and who has no card here, for the viewer. */
	aroundId: string | null;
	headingRef: RefObject<HTMLHeadingElement | null>;
	/** Whose generations are open, besides that of the one in the middle. */
	changed: ReadonlySet<string>;
	onOpen: (memberId: string) => void;
	onAct: (memberId: string, act: CardIcon) => void;
	onAdd: (relatedToId: string, relation: OfferedRelation) => void;
}

/** Everybody in the tree as cards, by generation; all but that of the one in the middle are folded at first. */
export const MemberList = memo(function MemberList({
	family,
	aroundId,
	headingRef,
	changed,
	onOpen,
	onAct,
	onAdd,
}: MemberListProps) {
	const t = useTranslations();
	const language = useLocale();
	const { members, links } = family;
	const [only, ...others] = members;
	const middle = findMiddle(members, aroundId);
	const middleName = middle && middle.relation !== 'Me' ? middle.name : null;
	return (
		<section aria-labelledby="family-members" className="flex flex-col gap-6 print:break-before-page">
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<h2
					ref={headingRef}
					id="family-members"
					tabIndex={-1}
					className="text-h3 outline-none md:text-h3-wide"
				>
					{t('familyTree.list.title')}
				</h2>
				{others.length > 0 && (
					<LinkButton look="outline" href={pathIn(language, relationPath(null, null))}>
						<Waypoints aria-hidden="true" className="size-5" />
						{t('familyTree.howRelated')}
					</LinkButton>
				)}
			</div>
			{middleName !== null && (
				<p className="text-text-soft">{t('familyTree.list.around', { name: middleName })}</p>
			)}
			{getGenerations(members, links, middle).map(({ above, members: group }) => (
				<GenerationSection
					key={above}
					title={
						above === 0 && middleName !== null
							? t('familyTree.list.groups.ownOf', { name: middleName })
							: getHeading(above, t)
					}
					isMiddle={above === 0}
					members={group}
					hasChanged={group.some(({ id }) => changed.has(id))}
					viewer={family}
					onOpen={onOpen}
					onAct={onAct}
				/>
			))}
			{only && others.length === 0 && (
				<EmptyState title={t('familyTree.list.alone')} text={t('familyTree.list.aloneText')}>
					<Button onClick={() => onAdd(only.id, 'Father')}>
						<UserPlus aria-hidden="true" className="size-5" />
						{t('familyTree.list.addFather')}
					</Button>
					<Button look="outline" onClick={() => onAdd(only.id, 'Mother')}>
						<UserPlus aria-hidden="true" className="size-5" />
						{t('familyTree.list.addMother')}
					</Button>
				</EmptyState>
			)}
		</section>
	);
});

interface GenerationSectionProps {
	title: string;
	isMiddle: boolean;
	members: readonly FamilyMember[];
	/** Whether somebody in it was changed: it opens then. */
	hasChanged: boolean;
	viewer: Pick<Family, 'currentUserId' | 'isCreator'>;
	onOpen: (memberId: string) => void;
	onAct: (memberId: string, act: CardIcon) => void;
}

function GenerationSection({
	title,
	isMiddle,
	members,
	hasChanged,
	viewer,
	onOpen,
	onAct,
}: GenerationSectionProps) {
	const t = useTranslations();
	const [isOpen, setOpen] = useState(isMiddle || hasChanged);
	const [hadChanged, setHadChanged] = useState(hasChanged);
	if (hasChanged !== hadChanged) {
		setHadChanged(hasChanged);
		if (hasChanged) setOpen(true);
	}
	return (
		<details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="group">
			<summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-control border-line border-b py-2 hover:bg-raised [&::-webkit-details-marker]:hidden">
				<ChevronRight
					aria-hidden="true"
					className="size-5 shrink-0 text-primary transition-transform duration-150 group-open:rotate-90"
				/>
				<h3 className="min-w-0 text-heading text-lg">{title}</h3>
				<span className="ml-auto shrink-0 px-2 text-sm text-text-muted">
					{t('familyTree.list.count', { count: members.length })}
				</span>
			</summary>
			<ul className="mt-3 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
				{members.map((member) => (
					<MemberCard
						key={member.id}
						member={member}
						mayChange={mayChange(member, viewer)}
						onOpen={onOpen}
						onAct={onAct}
					/>
				))}
			</ul>
		</details>
	);
}

function getHeading(above: number | null, t: Translate): string {
	switch (above) {
		case null:
			return t('familyTree.list.groups.others');
		case 2:
			return t('familyTree.list.groups.grandparents');
		case 1:
			return t('familyTree.list.groups.parents');
		case 0:
			return t('familyTree.list.groups.own');
		case -1:
			return t('familyTree.list.groups.children');
		case -2:
			return t('familyTree.list.groups.grandchildren');
		default:
			return t(above > 0 ? 'familyTree.list.groups.above' : 'familyTree.list.groups.below', {
				count: Math.abs(above),
			});
	}
}
