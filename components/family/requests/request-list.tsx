'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, type RefObject, useState } from 'react';
import { CardConfirmationDialog } from '@/components/family/cards/card-confirmation-dialog';
import { useApiForm } from '@/components/form/use-api-form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Portrait } from '@/components/ui/portrait';
import { callApi } from '@/lib/client/api';
import type { CardAnswer, FamilyMember, FamilyRequest, NamingTree } from '@/lib/client/family/cards/family';
import { getWord } from '@/lib/client/family/cards/relations';
import type { Language } from '@/lib/core/language';
import type { Translate } from '@/lib/platform/i18n/translate';

interface RequestListProps {
	requests: readonly FamilyRequest[];
	/** Cards of those who have not answered yet. */
	asked: readonly FamilyMember[];
	/** The trees of others in which the viewer is. */
	namedIn: readonly NamingTree[];
	headingRef: RefObject<HTMLHeadingElement | null>;
	/** Asks whether the request for a card is to be withdrawn. */
	onWithdraw: (memberId: string) => void;
	onDone: (answer: CardAnswer) => void;
}

const acts = ['accept', 'reject'] as const;

type RequestAct = (typeof acts)[number];

/**
 * Who asks to be a relative, to be accepted or rejected; who has been asked, while it can be withdrawn; and whose
 * trees name the viewer, who can always say that it is not them.
 */
export function RequestList({ requests, asked, namedIn, headingRef, onWithdraw, onDone }: RequestListProps) {
	const t = useTranslations();
	const language = useLocale();
	const [doing, setDoing] = useState<{ id: string; act: RequestAct }>({ id: '', act: 'accept' });
	const [leaving, setLeaving] = useState<NamingTree | null>(null);
	const { formProps, isBusy, failure, dismissFailure } = useApiForm<Record<string, never>, CardAnswer>({
		defaultValues: {},
		send: async (_, submitter) => {
			const id = submitter?.getAttribute('value') ?? '';
			const act = acts.find((one) => one === submitter?.getAttribute('name'));
			if (!act) return null;
			setDoing({ id, act });
			return callApi('POST /api/family/respond-request', { body: { requestId: id, response: act } });
		},
		onSent: onDone,
	});
	/** Of the button that does so. */
	const buttonFor = (id: string, act: RequestAct) => ({
		...({ type: 'submit', name: act, value: id } as const),
		busyLabel: isBusy && doing.id === id && doing.act === act && t('familyTree.requests.answering'),
	});
	return (
		<Card className="p-5 md:p-7">
			<h2 ref={headingRef} tabIndex={-1} className="text-h3 outline-none md:text-h3-wide">
				{t('familyTree.requests.title')}
			</h2>
			{failure && (
				<Banner tone="error" dismiss={{ label: t('familyTree.dismiss'), onDismiss: dismissFailure }}>
					{failure.message || t('familyTree.requests.answerFailed')}
				</Banner>
			)}
			<form {...formProps}>
				{requests.length === 0 && <p className="mt-2 text-text-muted">{t('familyTree.requests.none')}</p>}
				<ul>
					{requests.map((request) => {
						const {
							requestId: id,
							fromUser: { name, photo = null },
							message,
						} = request;
						return (
							<RequestRow
								key={id}
								portrait={<Portrait photo={photo} />}
								name={name}
								description={
									<>
										<p className="text-text-soft">{findClaim(request, t, language)}</p>
										{message && <p className="text-text-muted">{message}</p>}
									</>
								}
							>
								<div className="flex flex-wrap gap-2">
									<Button
										aria-label={t('familyTree.requests.acceptFrom', { name })}
										{...buttonFor(id, 'accept')}
									>
										{t('familyTree.requests.accept')}
									</Button>
									<Button
										look="outline"
										aria-label={t('familyTree.requests.rejectFrom', { name })}
										{...buttonFor(id, 'reject')}
									>
										{t('familyTree.requests.reject')}
									</Button>
								</div>
							</RequestRow>
						);
					})}
				</ul>
				{asked.length > 0 && (
					<h3 className="mt-4 border-line border-b pb-1 text-heading text-lg">
						{t('familyTree.requests.sent')}
					</h3>
				)}
				<ul>
					{asked.map(({ id, requestId, name, photo }) => (
						<RequestRow
							key={id}
							portrait={<Portrait photo={photo} />}
							name={name}
							description={<p className="text-text-muted">{t('familyTree.requests.waits')}</p>}
						>
							{requestId && (
								<Button
									look="outline"
									aria-label={t('familyTree.requests.withdrawFrom', { name })}
									onClick={() => onWithdraw(id)}
								>
									{t('familyTree.requests.withdraw')}
								</Button>
							)}
						</RequestRow>
					))}
				</ul>
			</form>
			{namedIn.length > 0 && (
				<>
					<h3 className="mt-4 border-line border-b pb-1 text-heading text-lg">
						{t('familyTree.requests.namedIn')}
					</h3>
					<p className="mt-2 text-sm text-text-muted">{t('familyTree.requests.namedInHint')}</p>
				</>
			)}
			<ul>
				{namedIn.map((tree) => (
					<RequestRow
						key={tree.owner._id}
						portrait={null}
						name={t('familyTree.requests.treeOf', { name: tree.owner.name })}
						description={
							<p className="text-text-soft">
								{findClaim(tree, t, language) ?? t('familyTree.requests.agreed')}
							</p>
						}
					>
						<Button
							look="outline"
							aria-label={t('familyTree.requests.notMeIn', { name: tree.owner.name })}
							onClick={() => setLeaving(tree)}
						>
							{t('familyTree.notMe.title')}
						</Button>
					</RequestRow>
				))}
			</ul>
			{leaving && (
				<CardConfirmationDialog
					name={t('familyTree.requests.treeOf', { name: leaving.owner.name })}
					act="notMe"
					send={() => callApi('POST /api/family/not-me', { body: { ownerId: leaving.owner._id } })}
					onDone={(answer) => {
						setLeaving(null);
						onDone(answer);
					}}
					onClose={() => setLeaving(null)}
				/>
			)}
		</Card>
	);
}

interface RequestRowProps {
	portrait: ReactNode;
	name: string;
	description: ReactNode;
	children: ReactNode;
}

function RequestRow({ portrait, name, description, children }: RequestRowProps) {
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-b py-4 last:border-b-0">
			{portrait}
			<div className="min-w-48 flex-1">
				<p className="font-bold font-serif text-heading text-lg">{name}</p>
				{description}
			</div>
			{children}
		</li>
	);
}

/** What the sender says that the viewer is, and to whom. */
function findClaim(
	{
		relation,
		relationWords,
		relatedToName,
	}: Pick<NamingTree, 'relation' | 'relationWords' | 'relatedToName'>,
	t: Translate,
	language: Language,
): string | null {
	// It was the viewer who asked.
	if (relation === null) return null;
	const word = relationWords?.[language] ?? getWord(relation, t);
	if (relatedToName === null) return t('familyTree.requests.asks', { relation: word });
	return t('familyTree.requests.asksOf', { relation: word, name: relatedToName });
}
