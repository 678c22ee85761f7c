'use client';

import { type ReactNode, type RefObject, useState } from 'react';
import { useApiForm } from '@/components/form/use-api-form';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { type ApiFailure, callApi } from '@/lib/client/api';
import type { Language } from '@/lib/core/language';
import type { CardAnswer, Claim, FamilyMember, FamilyRequest, NamingTree } from './answers';
import { CardConfirmation } from './card-confirmation';
import { Portrait } from './portrait';
import { wordOf } from './relations';
import { type FamilyTexts, filled } from './texts';

interface RequestListProps {
	requests: readonly FamilyRequest[];
	/** Cards of those who have not answered yet. */
	asked: readonly FamilyMember[];
	/** The trees of others in which the viewer stands. */
	namedIn: readonly NamingTree[];
	headingRef: RefObject<HTMLHeadingElement | null>;
	language: Language;
	texts: FamilyTexts;
	onDone: (answer: CardAnswer) => void;
	/** Told a failed answer; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
}

const acts = ['accept', 'reject', 'withdraw'] as const;

type RequestAct = (typeof acts)[number];

/**
 * Who asks to be a relative, to be accepted or rejected; who has been asked, as long as it can be taken back; and whose
 * trees name the viewer, who can always say that it is not them.
 */
export function RequestList({
	requests,
	asked,
	namedIn,
	headingRef,
	language,
	texts,
	onDone,
	onFailure,
}: RequestListProps) {
	const words = texts.requests;
	const [doing, setDoing] = useState<{ id: string; act: RequestAct }>({ id: '', act: 'accept' });
	const [leaving, setLeaving] = useState<NamingTree | null>(null);
	const { formProps, isBusy, failure, dismissFailure } = useApiForm<Record<string, never>, CardAnswer>({
		defaultValues: {},
		send: async (_, submitter) => {
			const id = submitter?.getAttribute('value') ?? '';
			const act = acts.find((one) => one === submitter?.getAttribute('name'));
			if (!act) return null;
			setDoing({ id, act });
			return act === 'withdraw'
				? callApi('POST /api/family/withdraw-request', { body: { requestId: id } })
				: callApi('POST /api/family/respond-request', { body: { requestId: id, response: act } });
		},
		onSent: onDone,
		onFailure,
	});
	const failed = doing.act === 'withdraw' ? words.withdrawFailed : words.answerFailed;
	/** Of the button that does so. */
	const buttonFor = (id: string, act: RequestAct) => ({
		...({ type: 'submit', name: act, value: id } as const),
		busyLabel: isBusy && doing.id === id && doing.act === act && words.answering,
	});
	return (
		<Card className="p-5 md:p-7">
			<h2 ref={headingRef} tabIndex={-1} className="text-h3 outline-none md:text-h3-wide">
				{words.title}
			</h2>
			{failure && (
				<Banner tone="error" dismiss={{ label: texts.dismiss, onDismiss: dismissFailure }}>
					{failure.message || failed}
				</Banner>
			)}
			<form {...formProps}>
				{requests.length === 0 && <p className="mt-2 text-text-muted">{words.none}</p>}
				<ul>
					{requests.map((request) => {
						const { id, name, photo, message } = request;
						return (
							<RequestRow
								key={id}
								portrait={<Portrait photo={photo} />}
								name={name}
								told={
									<>
										<p className="text-text-soft">{claimOf(request, language, texts)}</p>
										{message && <p className="text-text-muted">{message}</p>}
									</>
								}
							>
								<div className="flex flex-wrap gap-2">
									<Button aria-label={filled(words.acceptFrom, { name })} {...buttonFor(id, 'accept')}>
										{words.accept}
									</Button>
									<Button
										look="outline"
										aria-label={filled(words.rejectFrom, { name })}
										{...buttonFor(id, 'reject')}
									>
										{words.reject}
									</Button>
								</div>
							</RequestRow>
						);
					})}
				</ul>
				{asked.length > 0 && (
					<h3 className="mt-4 border-line border-b pb-1 text-heading text-lg">{words.sent}</h3>
				)}
				<ul>
					{asked.map(({ id, requestId, name, photo }) => (
						<RequestRow
							key={id}
							portrait={<Portrait photo={photo} />}
							name={name}
							told={<p className="text-text-muted">{words.waits}</p>}
						>
							{requestId && (
								<Button
									look="outline"
									aria-label={filled(words.withdrawFrom, { name })}
									{...buttonFor(requestId, 'withdraw')}
								>
									{words.withdraw}
								</Button>
							)}
						</RequestRow>
					))}
				</ul>
			</form>
			{namedIn.length > 0 && (
				<>
					<h3 className="mt-4 border-line border-b pb-1 text-heading text-lg">{words.namedIn}</h3>
					<p className="mt-2 text-sm text-text-muted">{words.namedInHint}</p>
				</>
			)}
			<ul>
				{namedIn.map((tree) => (
					<RequestRow
						key={tree.ownerId}
						portrait={null}
						name={filled(words.treeOf, { name: tree.ownerName })}
						told={
							<p className="text-text-soft">
								{tree.claim ? claimOf(tree.claim, language, texts) : words.agreed}
							</p>
						}
					>
						<Button
							look="outline"
							aria-label={filled(words.notMeIn, { name: tree.ownerName })}
							onClick={() => setLeaving(tree)}
						>
							{texts.notMe.title}
						</Button>
					</RequestRow>
				))}
			</ul>
			{leaving && (
				<CardConfirmation
					name={filled(words.treeOf, { name: leaving.ownerName })}
					words={texts.notMe}
					texts={texts}
					send={() => callApi('POST /api/family/not-me', { body: { ownerId: leaving.ownerId } })}
					onDone={(answer) => {
						setLeaving(null);
						onDone(answer);
					}}
					onFailure={onFailure}
					onClose={() => setLeaving(null)}
				/>
			)}
		</Card>
	);
}

interface RequestRowProps {
	portrait: ReactNode;
	name: string;
	told: ReactNode;
	/** What can be done about it. */
	children: ReactNode;
}

function RequestRow({ portrait, name, told, children }: RequestRowProps) {
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line border-b py-4 last:border-b-0">
			{portrait}
			<div className="min-w-48 flex-1">
				<p className="font-bold font-serif text-heading text-lg">{name}</p>
				{told}
			</div>
			{children}
		</li>
	);
}

/** What the sender says that the viewer is, and to whom. */
function claimOf(
	{ relation, relationWords, relatedToName }: Claim,
	language: Language,
	texts: FamilyTexts,
): string {
	const word = relationWords?.[language] ?? wordOf(relation, texts);
	if (relatedToName === null) return filled(texts.requests.asks, { relation: word });
	return filled(texts.requests.asksOf, { relation: word, name: relatedToName });
}
