'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useMessages, useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { PlaceFields } from '@/components/family/cards/place-fields';
import { RelatedToField } from '@/components/family/cards/related-to-field';
import { RelationField } from '@/components/family/cards/relation-field';
import { useClanQuestion } from '@/components/family/cards/use-clan-question';
import { MemberSearchField } from '@/components/family/tree/member-search-field';
import { FormErrors } from '@/components/form/form-errors';
import { schemaResolver } from '@/components/form/schema-resolver';
import { useApiForm } from '@/components/form/use-api-form';
import { useWords } from '@/components/member/use-words';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { Portrait } from '@/components/ui/portrait';
import { shownFailure } from '@/components/ui/shown-failure';
import { type ApiFailure, callApi, type Reply, typedFields } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import type { CardAnswer, Family } from '@/lib/client/family/cards/family';
import { type PlaceValues, placeBeside, placeSaid } from '@/lib/client/family/cards/place-questions';
import type { RelativeCandidate } from '@/lib/client/family/diagram/opening';
import { inputId } from '@/lib/client/member/input-id';
import { shownValue } from '@/lib/client/member/words';
import { MessageField } from './message-field';

interface LinkFormProps {
	/** Is looked for and chosen at once; null for nobody. */
	asked: RelativeCandidate | null;
	family: Family;
	onSent: (answer: CardAnswer) => void;
	onCancel: () => void;
}

interface LinkValues extends PlaceValues {
	familyMemberId: string;
	requestMessage: string;
}

const choiceId = inputId('familyMemberId');
const fieldNames = [
	...(['familyMemberId', 'relation', 'relatedToMemberId'] as const),
	...(['parentKind', 'side', 'isCouple', 'otherParent', 'requestMessage'] as const),
];

const loadSchema = () => import('@/lib/features/family/cards/schema').then(({ linkBody }) => linkBody);

/** Asks somebody who is a member already to be a relative. */
export function LinkForm({ asked, family, onSent, onCancel }: LinkFormProps) {
	const t = useTranslations('familyTree');
	const language = useLocale();
	const { fieldErrors, familyTree } = useMessages();
	const { members, links } = family;
	const [query, setQuery] = useState(asked?.search ?? '');
	const { mayGoOn, question } = useClanQuestion();
	const finding = useQuery({
		...apiQuery('GET /api/users/search', { query: { query } }),
		enabled: query !== '',
		refetchOnWindowFocus: false,
	});
	const found = (query !== '' && !finding.isFetching && finding.data) || [];
	const [dismissed, setDismissed] = useState<ApiFailure | null>(null);
	const missed = finding.isFetching ? null : shownFailure(finding);

	const search = (typed: string) => {
		setDismissed(null);
		if (typed === query) void finding.refetch();
		else setQuery(typed);
	};
	const chosenIn = ({ familyMemberId }: LinkValues) => found.find(({ _id }) => _id === familyMemberId);
	const said = (values: LinkValues) => ({
		...{ way: 'link', familyMemberId: chosenIn(values)?._id ?? '' },
		...{ requestMessage: values.requestMessage, isVisible: true },
		...placeSaid(values, family),
	});
	const form = useApiForm<LinkValues, CardAnswer>({
		defaultValues: { ...placeBeside(members), familyMemberId: asked?.id ?? '', requestMessage: '' },
		resolver: schemaResolver(
			loadSchema,
			language,
			{
				...fieldErrors,
				invalid: familyTree.link.userMissing,
				notInList: familyTree.link.relationMissing,
			},
			said,
		),
		focus: 'summary',
		send: async (values) => {
			const { relation, relatedToMemberId } = values;
			const chosen = chosenIn(values);
			const anchor = members.find(({ id }) => id === relatedToMemberId);
			const stated = { relation, anchor, name: chosen?.name ?? '', clan: chosen?.clan ?? null };
			if (!(await mayGoOn(stated))) return null;
			const { way: _way, ...body } = said(values);
			return callApi('POST /api/family/add', { body: typedFields(body) });
		},
		onSent,
	});
	const { errorAt, failure, isBusy } = form;
	const summary = form.summaryOf(fieldNames.map((name) => ({ name, id: inputId(name) })));
	return (
		<div className="flex flex-col gap-6">
			<p className="text-text-soft">{t('link.intro')}</p>
			<MemberSearchField
				start={query}
				// Where there is nobody to choose yet, the missing person is to be looked for.
				id={found.length > 0 ? 'link-query' : choiceId}
				error={found.length === 0 ? errorAt('familyMemberId') : undefined}
				isSearching={finding.isFetching}
				onSearch={search}
			/>
			<FormErrors
				title={failure ? failure.message || t('link.failed') : t('link.problems')}
				summary={summary}
				failure={failure}
				dismiss={{ label: t('dismiss'), onDismiss: form.dismissFailure }}
			/>
			<p role="status" className={found.length > 0 ? 'sr-only' : 'text-text-muted'}>
				{finding.isSuccess &&
					!finding.isFetching &&
					(found.length > 0 ? t('link.found', { count: found.length }) : t('link.none'))}
			</p>
			{missed && missed !== dismissed && (
				<Banner tone="error" dismiss={{ label: t('dismiss'), onDismiss: () => setDismissed(missed) }}>
					{missed.message || t('link.searchFailed')}
				</Banner>
			)}
			<FormProvider {...form.methods}>
				<form {...form.formProps} className="flex flex-col gap-6">
					{found.length > 0 && (
						<fieldset className="min-w-0">
							<legend className="mb-2 font-semibold text-sm text-text-soft">{t('link.choose')}</legend>
							<ul className="grid max-h-96 gap-2 overflow-y-auto sm:grid-cols-2">
								{found.map((member, index) => (
									<li key={member._id}>
										<FoundChoice
											control={form.register('familyMemberId')}
											id={index === 0 ? choiceId : undefined}
											member={member}
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
						<RelationField
							id={inputId('relation')}
							label={t('wizard.relation')}
							// Whether they are a grandfather or a grandmother is not asked here.
							except="Grandparent"
							error={errorAt('relation')}
						/>
						<RelatedToField
							id={inputId('relatedToMemberId')}
							members={members}
							error={errorAt('relatedToMemberId')}
						/>
					</div>
					<PlaceFields members={members} links={links} errorAt={errorAt} />
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
			</FormProvider>
			{question}
		</div>
	);
}

interface FoundChoiceProps {
	control: ReturnType<ReturnType<typeof useApiForm<LinkValues>>['register']>;
	id: string | undefined;
	member: Reply<'GET /api/users/search'>[number];
}

/** Somebody who was found, to be chosen. */
function FoundChoice({ control, id, member }: FoundChoiceProps) {
	const words = useWords();
	const { name, photo = null, clan, location, written } = member;
	const shownClan = written?.clan ?? (clan && shownValue('clan', clan, words));
	const about = [shownClan, written?.location ?? location].filter(Boolean).join(' · ');
	return (
		<label className="flex min-h-16 items-center gap-3 rounded-control border border-line bg-surface px-3 py-2 has-checked:border-primary has-checked:bg-raised">
			<input
				{...control}
				type="radio"
				id={id}
				value={member._id}
				className="size-5 shrink-0 accent-primary"
			/>
			<Portrait photo={photo} className="size-11" />
			<span className="min-w-0">
				<span className="block font-semibold">{written?.name ?? name}</span>
				{about && <span className="block text-sm text-text-muted">{about}</span>}
			</span>
		</label>
	);
}
