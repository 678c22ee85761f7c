import {
	Combine,
	Focus,
	Link,
	type LucideIcon,
	MailPlus,
	Trash2,
	Unlink2,
	UserPlus,
	UserRound,
	Waypoints,
} from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import type { FamilyMember } from '@/lib/client/family/cards/family';
import { type OfferedRelation, quickRelations } from '@/lib/client/family/cards/relations';
import { isApart, mayBeInvited } from '@/lib/client/family/tree/member-changes';
import { pathIn } from '@/lib/core/localized-path';
import { relationPath } from '@/lib/features/family/rules/relation-path';

export interface CardActionListProps {
	member: FamilyMember;
	mayChange: boolean;
	/** The sexes of the parents that have cards already. */
	parents: ReadonlySet<string | null>;
	/** Whether the tree can be drawn around them. */
	mayBeMiddle: boolean;
	onAround: () => void;
	onAdd: (relation: OfferedRelation) => void;
	onAct: (act: CardAct) => void;
}

/** What has a dialog of its own. */
export type CardAct = 'edit' | 'connect' | 'invite' | 'merge' | 'unlink' | 'withdraw' | 'delete';

const row = 'w-full justify-start px-3 text-left';
const icon = 'size-5 shrink-0';

/** All that can be done with a card, besides a change of what it says. */
export function CardActionList({
	member,
	mayChange,
	parents,
	mayBeMiddle,
	onAround,
	onAdd,
	onAct,
}: CardActionListProps) {
	const t = useTranslations('familyTree');
	const language = useLocale();
	const addId = useId();
	const { id, name, relation, isPending, isProfileLinked, profile, requestId } = member;
	const offered = quickRelations.filter(
		(each) =>
			!(each.relation === 'Father' && parents.has('Male')) &&
			!(each.relation === 'Mother' && parents.has('Female')),
	);
	const button = (act: CardAct, Icon: LucideIcon, label: string, className = row) => (
		<li>
			<Button look="quiet" className={className} onClick={() => onAct(act)}>
				<Icon aria-hidden="true" className={icon} />
				{label}
			</Button>
		</li>
	);
	return (
		<>
			{mayChange && isApart(member) && (
				<div className="flex flex-col items-start gap-2 rounded-control border border-gold-500 px-4 py-3">
					<p>{t('connect.apart')}</p>
					<Button look="outline" onClick={() => onAct('connect')}>
						<Link aria-hidden="true" className={icon} />
						{t('connect.title')}
					</Button>
				</div>
			)}
			<ul aria-label={t('details.actions', { name })} className="-mx-3">
				{mayBeMiddle && (
					<li>
						<Button look="quiet" className={row} onClick={onAround}>
							<Focus aria-hidden="true" className={icon} />
							{t('details.around')}
						</Button>
					</li>
				)}
				{relation !== 'Me' && (
					<li>
						<LinkButton look="quiet" href={pathIn(language, relationPath(null, id))} className={row}>
							<Waypoints aria-hidden="true" className={icon} />
							{t('howRelated')}
						</LinkButton>
					</li>
				)}
				{isProfileLinked && profile && (
					<li>
						<LinkButton look="quiet" href={pathIn(language, `/profile/${profile.id}`)} className={row}>
							<UserRound aria-hidden="true" className={icon} />
							{t('details.viewProfile')}
						</LinkButton>
					</li>
				)}
				{mayChange && mayBeInvited(member) && button('invite', MailPlus, t('invite.open'))}
				{mayChange && !isPending && button('merge', Combine, t('merge.open'))}
				{isProfileLinked && requestId && button('unlink', Unlink2, t('unlink.title'))}
				{mayChange && button('delete', Trash2, t('details.delete'), `${row} text-error!`)}
			</ul>
			{!isPending && (
				<section aria-labelledby={addId}>
					<h3 id={addId} className="mb-3 flex items-center gap-2 text-heading text-lg">
						<UserPlus aria-hidden="true" className={icon} />
						{t('card.addRelativeOf', { name })}
					</h3>
					<ul className="grid grid-cols-3 gap-2">
						{offered.map(({ key, relation: added }) => (
							<li key={key}>
								<Button look="outline" className="w-full px-2 text-sm" onClick={() => onAdd(added)}>
									<span aria-hidden="true">+</span>
									{t(`card.${key}`)}
								</Button>
							</li>
						))}
					</ul>
				</section>
			)}
		</>
	);
}
