'use client';

import { UserPlus, Waypoints } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { memo, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import type { ApiFailure } from '@/lib/client/api';
import { pathIn } from '@/lib/core/localized-path';
import type { Translate } from '@/lib/platform/i18n/translate';
import type { CardAnswer, Family } from './answers';
import type { CardDialog } from './diagram-card';
import { generationsOf, namedParentsOf } from './generations';
import type { InvitationAct } from './invitation';
import { relationPath } from './kin-path';
import { MemberCard } from './member-card';
import type { OfferedRelation } from './relations';

interface MemberListProps {
	family: Family;
	headingRef: RefObject<HTMLHeadingElement | null>;
	onOpen: (dialog: CardDialog, memberId: string) => void;
	onAdd: (relatedToId: string, relation: OfferedRelation) => void;
	onInvitation: (act: InvitationAct, answer: CardAnswer) => void;
	/** Called with a failed response; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
}

/** Everybody in the tree as cards, generation by generation. */
export const MemberList = memo(function MemberList({
	family,
	headingRef,
	onOpen,
	onAdd,
	onInvitation,
	onFailure,
}: MemberListProps) {
	const t = useTranslations();
	const language = useLocale();
	const { members, links } = family;
	const [only, ...others] = members;
	return (
		<section aria-labelledby="family-members" className="flex flex-col gap-6">
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
			{generationsOf(members, links).map(({ above, members: group }) => (
				<div key={above} className="flex flex-col gap-3">
					<h3 className="border-line border-b pb-1 text-heading text-lg">{headingOf(above, t)}</h3>
					<ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
						{group.map((member) => (
							<MemberCard
								key={member.id}
								member={member}
								parents={namedParentsOf(member.id, members, links)}
								onOpen={() => onOpen('details', member.id)}
								onAdd={(relation) => onAdd(member.id, relation)}
								onInvitation={onInvitation}
								onFailure={onFailure}
							/>
						))}
					</ul>
				</div>
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

function headingOf(above: number | null, t: Translate): string {
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
