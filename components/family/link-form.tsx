'use client';

import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { fieldErrorsOf, inputId, type Refusal, refusalOf, withoutErrorAt } from '@/components/member/refusal';
import { RefusalMessage } from '@/components/member/refusal-message';
import { type MemberTexts, shownValue } from '@/components/member/texts';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Field, FieldError } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useUnsavedForm } from '@/components/ui/use-unsaved-form';
import { type ApiFailure, callApi, typedFields } from '@/lib/client/api';
import { type CardAnswer, type Family, type FoundMember, readFoundMembers } from './answers';
import { useClanQuestion } from './clan-question';
import { MessageField } from './message-field';
import type { AskedMember } from './opening';
import { PlaceFields } from './place-fields';
import { Portrait } from './portrait';
import { RelatedToSelect } from './related-to-select';
import { RelationSelect } from './relation-select';

interface LinkFormProps {
	/** Is looked for and chosen at once; null for nobody. */
	asked: AskedMember | null;
	family: Family;
	memberTexts: MemberTexts;
	onSent: (answer: CardAnswer) => void;
	/** Told a failed answer; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
	onCancel: () => void;
}

type Finding =
	| { status: 'none' }
	| { status: 'short' }
	| { status: 'searching' }
	| { status: 'failed'; message: string }
	| { status: 'found'; members: FoundMember[] };

const leastLetters = 2;
const choiceId = inputId('familyMemberId');

/** Asks somebody who is a member already to be a relative. */
export function LinkForm({
	asked,
	family: { members, links },
	memberTexts,
	onSent,
	onFailure,
	onCancel,
}: LinkFormProps) {
	const t = useTranslations('familyTree');
	const isSending = useRef(false);
	const me = members.find((member) => member.relation === 'Me');
	const [place, setPlace] = useState({ relation: '', relatedToId: me?.id });
	const [finding, setFinding] = useState<Finding>({ status: 'none' });
	const [refusal, setRefusal] = useState<Refusal | null>(null);
	const [isBusy, setBusy] = useState(false);
	const { mayGoOn, question } = useClanQuestion(memberTexts);
	const unsaved = useUnsavedForm();
	const found = finding.status === 'found' ? finding.members : [];

	const search = useCallback(
		async (query: string, signal?: AbortSignal) => {
			setFinding({ status: 'searching' });
			const answer = await callApi('GET /api/users/search', { query: { query }, signal });
			if (signal?.aborted) return;
			if (answer.ok) return setFinding({ status: 'found', members: readFoundMembers(answer.data) });
			if (!onFailure(answer))
				setFinding({ status: 'failed', message: answer.message || t('link.searchFailed') });
		},
		[onFailure, t],
	);
	const query = asked?.search ?? null;
	useEffect(() => {
		if (query === null) return;
		const unmounted = new AbortController();
		void search(query, unmounted.signal);
		return () => unmounted.abort();
	}, [query, search]);
	const find = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const typed = String(new FormData(event.currentTarget).get('query') ?? '').trim();
		if (finding.status === 'searching') return;
		if (typed.length >= leastLetters) return void search(typed);
		setFinding({ status: 'short' });
		event.currentTarget.querySelector('input')?.focus();
	};
	const send = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSending.current) return;
		const fields = new FormData(event.currentTarget);
		const [familyMemberId, relation] = [fields.get('familyMemberId'), fields.get('relation')];
		const errors = [
			...(familyMemberId ? [] : [{ path: 'familyMemberId', message: t('link.userMissing') }]),
			...(relation ? [] : [{ path: 'relation', message: t('link.relationMissing') }]),
		];
		if (errors.length > 0) return setRefusal(refusalOf(t('link.problems'), errors, memberTexts));
		const chosen = found.find(({ id }) => id === familyMemberId);
		const anchor = members.find(({ id }) => id === (fields.get('relatedToMemberId') || me?.id));
		const stated = {
			relation: String(relation),
			anchor,
			name: chosen?.name ?? '',
			clan: chosen?.clan ?? null,
		};
		isSending.current = true;
		const isRight = await mayGoOn(stated);
		isSending.current = isRight;
		if (!isRight) return;
		setBusy(true);
		setRefusal(null);
		const body = Object.fromEntries([...fields].filter(([, value]) => value !== ''));
		const answer = await callApi('POST /api/family/add', { body: typedFields({ ...body, isVisible: true }) });
		isSending.current = false;
		setBusy(false);
		if (answer.ok) return onSent(answer.data);
		if (onFailure(answer)) return;
		setRefusal(refusalOf(answer.message || t('link.failed'), fieldErrorsOf(answer), memberTexts));
	};
	const errorAt = (name: string) => refusal?.errors.find(({ path }) => path === name)?.message;
	const notChosen = found.length === 0 ? errorAt('familyMemberId') : undefined;
	const searchError = finding.status === 'short' ? t('link.searchHint') : notChosen;
	return (
		<div className="flex flex-col gap-6">
			<p className="text-text-soft">{t('link.intro')}</p>
			<search>
				<form
					method="post"
					noValidate
					onSubmit={find}
					onInput={() => setFinding((current) => (current.status === 'short' ? { status: 'none' } : current))}
					className="flex flex-wrap items-start gap-3"
				>
					<Field
						// Where there is nobody to choose yet, whoever is missing is to be looked for.
						id={found.length > 0 ? 'link-query' : choiceId}
						label={t('link.search')}
						hint={finding.status === 'short' ? undefined : t('link.searchHint')}
						error={searchError}
						isRequired
						className="min-w-56 flex-1"
					>
						{(control) => (
							<Input
								{...control}
								name="query"
								type="search"
								maxLength={100}
								autoComplete="off"
								defaultValue={query ?? ''}
							/>
						)}
					</Field>
					<Button
						type="submit"
						look="outline"
						className="sm:mt-7"
						busyLabel={finding.status === 'searching' && t('link.searching')}
					>
						<Search aria-hidden="true" className="size-5" />
						{t('link.find')}
					</Button>
				</form>
			</search>
			{refusal && (
				<RefusalMessage
					refusal={refusal}
					dismissLabel={t('dismiss')}
					onDismiss={() => setRefusal(null)}
					reveal={() => {}}
				/>
			)}
			<p role="status" className={found.length > 0 ? 'sr-only' : 'text-text-muted'}>
				{finding.status === 'found' &&
					(found.length > 0 ? t('link.found', { count: found.length }) : t('link.none'))}
			</p>
			{finding.status === 'failed' && (
				<Banner
					tone="error"
					dismiss={{ label: t('dismiss'), onDismiss: () => setFinding({ status: 'none' }) }}
				>
					{finding.message}
				</Banner>
			)}
			<form
				method="post"
				noValidate
				onSubmit={send}
				{...unsaved.watch}
				onChange={({ currentTarget, target }) => {
					const fields = new FormData(currentTarget);
					const [relation, relatedToId] = [fields.get('relation'), fields.get('relatedToMemberId')];
					setPlace({ relation: String(relation ?? ''), relatedToId: String(relatedToId ?? '') });
					setRefusal((current) => withoutErrorAt(target, current));
				}}
				className="flex flex-col gap-6"
			>
				{found.length > 0 && (
					<fieldset className="min-w-0">
						<legend className="mb-2 font-semibold text-sm text-text-soft">{t('link.choose')}</legend>
						<ul className="grid max-h-96 gap-2 overflow-y-auto sm:grid-cols-2">
							{found.map((member, index) => (
								<li key={member.id}>
									<FoundChoice
										id={index === 0 ? choiceId : undefined}
										member={member}
										isAsked={member.id === asked?.id}
										memberTexts={memberTexts}
									/>
								</li>
							))}
						</ul>
						{errorAt('familyMemberId') && (
							<FieldError id={`${choiceId}-error`}>{errorAt('familyMemberId')}</FieldError>
						)}
					</fieldset>
				)}
				<div className="grid grid-cols-1 gap-5 md:grid-cols-2">
					<RelationSelect
						id={inputId('relation')}
						label={t('wizard.relation')}
						none={memberTexts.memberOptions.none}
						// Whether they are a grandfather or a grandmother is not asked here.
						except="Grandparent"
						error={errorAt('relation')}
					/>
					<RelatedToSelect
						id={inputId('relatedToMemberId')}
						members={members}
						defaultValue={me?.id}
						error={errorAt('relatedToMemberId')}
					/>
				</div>
				<PlaceFields {...place} start={{}} members={members} links={links} errorAt={errorAt} />
				<MessageField error={errorAt('requestMessage')} />
				<div className="flex flex-wrap justify-end gap-3 border-line border-t pt-5">
					<Button look="outline" disabled={isBusy} onClick={onCancel}>
						{t('cancel')}
					</Button>
					<Button type="submit" busyLabel={isBusy && t('link.sending')}>
						{t('link.send')}
					</Button>
				</div>
			</form>
			{question}
		</div>
	);
}

interface FoundChoiceProps {
	/** Of its radio button. */
	id: string | undefined;
	member: FoundMember;
	/** Chosen from the beginning. */
	isAsked: boolean;
	memberTexts: MemberTexts;
}

/** Somebody who was found, to be chosen. */
function FoundChoice({ id, member, isAsked, memberTexts }: FoundChoiceProps) {
	const { name, photo, clan, location } = member;
	const about = [clan && shownValue('clan', clan, memberTexts), location].filter(Boolean).join(' · ');
	return (
		<label className="flex min-h-16 items-center gap-3 rounded-control border border-line bg-surface px-3 py-2 has-checked:border-primary has-checked:bg-raised">
			<input
				type="radio"
				id={id}
				name="familyMemberId"
				value={member.id}
				defaultChecked={isAsked}
				className="size-5 shrink-0 accent-primary"
			/>
			<Portrait photo={photo} className="size-11" />
			<span className="min-w-0">
				<span className="block font-semibold">{name}</span>
				{about && <span className="block text-sm text-text-muted">{about}</span>}
			</span>
		</label>
	);
}
