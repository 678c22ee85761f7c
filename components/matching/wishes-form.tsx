'use client';

import { useMessages, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormErrors } from '@/components/form/form-errors';
import { useApiForm } from '@/components/form/use-api-form';
import { useConflict } from '@/components/form/use-conflict';
import { useAddressOptions } from '@/components/member/use-address-options';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { LinkButton } from '@/components/ui/link-button';
import { RadioGroup } from '@/components/ui/radio-group';
import { callApi, typedFields } from '@/lib/client/api';
import { clanNamesIn } from '@/lib/client/matching/known-values';
import type { SavedWishes } from '@/lib/client/matching/replies';
import {
	type WishesValues,
	wishesBody,
	wishesChanges,
	wishesComparison,
	wishesValues,
	withTyped,
} from '@/lib/client/matching/wishes-body';
import { labelFor } from '@/lib/core/label-for';
import { matchesPath } from '@/lib/core/matching-paths';
import { AgeField, EducationField, GunasField } from './choice-fields';
import { useForSeeker, useMatchingPath, usePerson } from './use-seeker';
import { WishListField } from './wish-list-field';

const inputId = (field: string) => `wish-${field}`;

const mangliks = ['none', 'same', 'manglik', 'notManglik'] as const;

const formerMarriages = ['none', 'never', 'neverOrWidowed', 'before'] as const;

/** Wishes and musts, all in one form. */
export function WishesForm({ saved: loaded }: { saved: SavedWishes }) {
	const t = useTranslations('matching');
	const { matching, clans: clanNames, conflict } = useMessages();
	const forSeeker = useForSeeker();
	const toPath = useMatchingPath();
	const person = usePerson();
	const [stored, setStored] = useState(loaded);
	const { wishes: saved } = stored;
	const question = useConflict(conflict);
	const [done, setDone] = useState<string | null>(null);
	const [round, setRound] = useState(0);
	const { options, loadOptions } = useAddressOptions();
	useEffect(() => {
		void loadOptions();
	}, [loadOptions]);
	const form = useApiForm<WishesValues, SavedWishes & { message?: string }>({
		defaultValues: wishesValues(saved),
		focus: 'summary',
		send: (typed) => {
			// The text in a box was meant too, though nobody pressed the button beside it.
			const districts = [...withTyped(typed.districts, typed.newDistrict)];
			const clans = [...withTyped(typed.clans, typed.newClan)];
			setRound((before) => before + 1);
			form.change('districts', districts);
			form.change('clans', clans);
			form.change('newDistrict', '');
			form.change('newClan', '');
			setDone(null);
			const writtenDistricts = { ...stored.writtenDistricts };
			return question.save({
				opened: stored,
				changes: wishesChanges(wishesBody({ ...typed, districts, clans }), saved),
				valuesOf: ({ wishes }) => wishesBody(wishesValues(wishes)),
				comparison: wishesComparison({
					wishes: matching.wishes,
					education: matching.education,
					clans: clanNames,
					writtenDistricts,
				}),
				send: (changes, { version }) =>
					callApi('PUT /api/family/matches/wishes', {
						...forSeeker,
						body: typedFields({ ...changes, version }),
					}),
				loadNewest: async () => {
					const answer = await callApi('GET /api/family/matches/wishes', forSeeker);
					if (!answer.ok) return null;
					Object.assign(writtenDistricts, answer.data.writtenDistricts);
					return { record: answer.data, keep: () => ({ ...answer.data, message: conflict.kept }) };
				},
			});
		},
		onSent: (newest) => {
			setStored(newest);
			// They may have been changed elsewhere too.
			form.reset(wishesValues(newest.wishes));
			setDone(newest.message ?? t('wishes.saved'));
		},
	});
	const { register, change, errorAt, failure } = form;
	const [districts, clans] = form.watch(['districts', 'clans']);
	const labels = {
		ageFrom: t('wishes.ageFrom'),
		ageTo: t('wishes.ageTo'),
		districts: t('wishes.place'),
		education: t('wishes.education'),
		clans: t('wishes.clan'),
		manglik: t('wishes.manglik'),
		formerMarriage: t('wishes.formerMarriage'),
		minGunas: t('wishes.minGunas'),
	};
	const summary = form.summaryOf(
		Object.entries(labels).map(([name, label]) => ({ name, id: inputId(name), label })),
	);
	const choice = <Value extends string>(
		name: 'manglik' | 'formerMarriage',
		must: 'isManglikMust' | 'isFormerMarriageMust',
		values: readonly Value[],
		shown: (value: Value) => string,
	) => (
		<Card className="flex flex-col gap-2 p-4 md:p-6">
			<RadioGroup
				id={inputId(name)}
				{...register(name)}
				legend={labels[name]}
				className="[&>legend]:font-bold [&>legend]:font-serif [&>legend]:text-h3 [&>legend]:text-heading"
				choices={values.map((value) => ({ value, label: shown(value) }))}
				error={errorAt(name)}
			/>
			<Checkbox {...register(must)} label={t('wishes.must')} />
		</Card>
	);
	return (
		<>
			<form {...form.formProps} onInput={() => setDone(null)} className="flex flex-col gap-5">
				<FormErrors
					title={failure?.message || t('wishes.saveFailed')}
					summary={summary}
					failure={failure}
					dismiss={{ label: t('dismiss'), onDismiss: form.dismissFailure }}
				/>
				<div key={stored.version} className="flex flex-col gap-5">
					<Wish legend={t('wishes.age')} control={register('isAgeMust')} must={t('wishes.must')}>
						<div className="grid max-w-md grid-cols-2 items-start gap-4">
							{(['ageFrom', 'ageTo'] as const).map((name) => (
								<AgeField
									key={name}
									id={inputId(name)}
									label={t(`wishes.${name}`)}
									control={register(name)}
									error={errorAt(name)}
								/>
							))}
						</div>
					</Wish>
					<Wish legend={t('wishes.place')} control={register('isPlaceMust')} must={t('wishes.must')}>
						<WishListField
							key={round}
							id={inputId('districts')}
							label={t('wishes.place')}
							newLabel={t('wishes.newDistrict')}
							hint={t('wishes.placeHint')}
							values={districts}
							options={[...stored.states, ...options.districts]}
							shown={(district) => labelFor(stored.writtenDistricts, district)}
							error={errorAt('districts')}
							onChange={(values) => {
								setDone(null);
								change('districts', values);
							}}
							onType={(typed) => change('newDistrict', typed)}
						/>
					</Wish>
					<Wish legend={t('wishes.education')} control={register('isEducationMust')} must={t('wishes.must')}>
						<EducationField
							id={inputId('education')}
							label={t('wishes.educationAtLeast')}
							control={register('education')}
							any={t('wishes.anyEducation')}
							error={errorAt('education')}
							className="max-w-md"
						/>
					</Wish>
					<Wish legend={t('wishes.clan')} control={register('isClanMust')} must={t('wishes.must')}>
						<WishListField
							key={round}
							id={inputId('clans')}
							label={t('wishes.clan')}
							newLabel={t('wishes.newClan')}
							hint={t('wishes.clanHint', person)}
							values={clans}
							options={clanNamesIn(clanNames)}
							shown={(clan) => labelFor(clanNames, clan)}
							error={errorAt('clans')}
							onChange={(values) => {
								setDone(null);
								change('clans', values);
							}}
							onType={(typed) => change('newClan', typed)}
						/>
					</Wish>
					{choice('manglik', 'isManglikMust', mangliks, (value) =>
						t(`wishes.manglikChoices.${value}`, person),
					)}
					{choice('formerMarriage', 'isFormerMarriageMust', formerMarriages, (value) =>
						t(`wishes.formerMarriageChoices.${value}`),
					)}
					<Card className="p-4 md:p-6">
						<fieldset className="flex min-w-0 flex-col gap-3">
							<legend className="mb-2 font-bold font-serif text-h3 text-heading">{t('wishes.gunas')}</legend>
							<GunasField
								id={inputId('minGunas')}
								label={t('wishes.minGunas')}
								control={register('minGunas')}
								chosen={saved.minGunas}
								error={errorAt('minGunas')}
								className="max-w-md"
							/>
						</fieldset>
					</Card>
				</div>
				{done !== null && (
					<Banner tone="success" dismiss={{ label: t('dismiss'), onDismiss: () => setDone(null) }}>
						{done}
					</Banner>
				)}
				<div className="flex flex-wrap gap-3">
					<Button type="submit" busyLabel={form.isBusy && t('wishes.saving')}>
						{t('wishes.save')}
					</Button>
					<LinkButton look="outline" href={toPath(matchesPath)}>
						{t('wishes.toMatches')}
					</LinkButton>
				</div>
			</form>
			{question.dialog}
		</>
	);
}

interface WishProps {
	legend: string;
	/** Of the box that makes it a must. */
	control: UseFormRegisterReturn;
	must: string;
	children: ReactNode;
}

function Wish({ legend, control, must, children }: WishProps) {
	return (
		<Card className="p-4 md:p-6">
			<fieldset className="flex min-w-0 flex-col gap-3">
				<legend className="mb-2 font-bold font-serif text-h3 text-heading">{legend}</legend>
				{children}
				<Checkbox {...control} label={must} />
			</fieldset>
		</Card>
	);
}
