'use client';

import { type FormEvent, useId, useRef, useState } from 'react';
import { filled } from '@/components/family/texts';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/control-style';
import { Field } from '@/components/ui/field';
import { changedField, errorsWithout } from '@/components/ui/field-errors';
import { Input } from '@/components/ui/input';
import { showToast } from '@/components/ui/toast';
import { useLeaveGuard } from '@/components/ui/use-leave-guard';
import { type ApiFieldError, callApi } from '@/lib/client/api';
import { type SettingsReply, savedSettingsReply, settingsReply } from '@/lib/features/site/schema';
import {
	type SettingGroup,
	type SettingName,
	settingGroups,
	settingNames,
} from '@/lib/features/site/setting-names';
import { useAdmin } from '../admin-context';
import { findLatestChange, type LatestChange } from '../latest-change';
import { leaveWhenLoggedOut } from '../session-end';
import { StaleDialog } from '../stale-dialog';
import { CategoriesField } from './categories-field';
import { SettingsSection } from './settings-section';
import { categoriesText, changesSince, type SettingsValues, valuesOf } from './settings-values';
import type { SettingsTexts } from './texts';

const groups = ['contact', 'social', 'founders', 'sender'] as const satisfies SettingGroup[];

interface SettingsFormProps {
	loaded: SettingsReply;
	texts: SettingsTexts;
}

/** What somebody else has saved while the form was open. */
interface Newer extends LatestChange {
	state: SettingsReply;
}

/** Contact, social networks, founders, sender of mails and categories: one record, saved as a whole. */
export function SettingsForm({ loaded, texts }: SettingsFormProps) {
	const { language, texts: frame } = useAdmin();
	const [base, setBase] = useState(loaded);
	const [values, setValues] = useState(() => valuesOf(loaded));
	const [errors, setErrors] = useState<readonly ApiFieldError[]>([]);
	const [failure, setFailure] = useState<string | null>(null);
	const [isBusy, setBusy] = useState(false);
	const [newer, setNewer] = useState<Newer | null>(null);
	const form = useRef<HTMLFormElement>(null);
	const isSending = useRef(false);
	const formId = useId();
	const isChanged = Object.keys(changesSince(base, values)).length > 0;
	useLeaveGuard(isChanged);

	const send = async (from: SettingsReply, told: SettingsValues) => {
		if (isSending.current) return;
		isSending.current = true;
		setBusy(true);
		setFailure(null);
		setErrors([]);
		const body = { ...changesSince(from, told), version: from.version };
		const answer = await callApi('/api/admin/settings', { method: 'PUT', body });
		isSending.current = false;
		setBusy(false);
		if (!answer.ok && leaveWhenLoggedOut(answer)) return;
		if (!answer.ok && answer.code === 'record.stale') return showNewer();
		const saved = savedSettingsReply.safeParse(answer.ok ? answer.data : null);
		if (saved.success) {
			showToast(saved.data.message, 'success');
			setBase(saved.data);
			setValues(valuesOf(saved.data));
			return;
		}
		setFailure((!answer.ok && answer.message) || texts.failed);
		if (answer.ok) return;
		setErrors(answer.errors);
		const [first] = answer.errors;
		if (first) form.current?.querySelector<HTMLElement>(`[name="${first.path}"]`)?.focus();
	};
	const showNewer = async () => {
		const [answer, latest] = await Promise.all([
			callApi('/api/admin/settings'),
			findLatestChange('site', 'settings'),
		]);
		const read = settingsReply.safeParse(answer.ok ? answer.data : null);
		if (!read.success) return setFailure(frame.stale.loadFailed);
		setNewer({ state: read.data, ...latest });
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void send(base, values);
	};
	/** Goes on from the newer version with what was chosen in each field that differs. */
	const keepMine = ({ state }: Newer, chosen: Readonly<Record<string, string>>) => {
		const settled = settle(values, valuesOf(state), chosen);
		setBase(state);
		setValues(settled);
		setNewer(null);
		void send(state, settled);
	};
	const takeTheirs = ({ state }: Newer) => {
		setBase(state);
		setValues(valuesOf(state));
		setNewer(null);
	};
	return (
		<form
			ref={form}
			method="post"
			noValidate
			onSubmit={submit}
			onInput={({ target }) => setErrors((current) => errorsWithout(changedField(target), current))}
			className="flex flex-col gap-8"
		>
			{groups.map((group) => (
				<SettingsSection
					key={group}
					id={group}
					title={texts[group].title}
					text={filled(texts[group].text, { sender: base.defaultSender })}
				>
					<div className="grid gap-4 md:grid-cols-2">
						{settingGroups[group].map((name) => (
							<Field
								key={name}
								id={`${formId}-${name}`}
								label={texts.fields[name]}
								error={errors.find(({ path }) => path === name)?.message}
							>
								{(control) => (
									<SettingControl
										{...control}
										name={name}
										value={values.settings[name]}
										onChange={(value) =>
											setValues((before) => ({
												...before,
												settings: { ...before.settings, [name]: value },
											}))
										}
									/>
								)}
							</Field>
						))}
					</div>
				</SettingsSection>
			))}
			<SettingsSection id="categories" title={texts.categories.title} text={texts.categories.text}>
				<CategoriesField
					categories={values.categories}
					errors={errors}
					texts={texts.categories}
					onChange={(categories) => {
						setValues((before) => ({ ...before, categories }));
						// An error names the place of its category, which may be another one now.
						if (categories.length !== values.categories.length)
							setErrors((current) => current.filter(({ path }) => !path.startsWith('categories')));
					}}
				/>
			</SettingsSection>
			<div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-4 border-line border-t bg-page px-4 py-3 md:-mx-8 md:px-8">
				<Button type="submit" busyLabel={isBusy && texts.saving} disabled={!isChanged}>
					{texts.save}
				</Button>
				{failure !== null && (
					<div className="min-w-0 flex-1">
						<Banner tone="error">{failure}</Banner>
					</div>
				)}
			</div>
			{newer && (
				<StaleDialog
					fields={staleFields({ base: valuesOf(base), mine: values, theirs: valuesOf(newer.state) }, texts)}
					who={newer.who}
					when={newer.when}
					language={language}
					texts={frame.stale}
					isBusy={isBusy}
					onKeepMine={(chosen) => keepMine(newer, chosen)}
					onTakeTheirs={() => takeTheirs(newer)}
					onClose={() => setNewer(null)}
				/>
			)}
		</form>
	);
}

function settle(
	mine: SettingsValues,
	theirs: SettingsValues,
	chosen: Readonly<Record<string, string>>,
): SettingsValues {
	const settings = { ...theirs.settings };
	for (const name of settingNames) settings[name] = chosen[name] ?? theirs.settings[name];
	const isMine = chosen.categories === categoriesText(mine.categories);
	return { settings, categories: isMine ? mine.categories : theirs.categories };
}

function staleFields(
	{ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', SettingsValues>,
	texts: SettingsTexts,
) {
	return [
		...settingNames.map((name) => ({
			key: name,
			label: texts.fields[name],
			base: base.settings[name],
			mine: mine.settings[name],
			theirs: theirs.settings[name],
		})),
		{
			key: 'categories',
			label: texts.fields.categories,
			base: categoriesText(base.categories),
			mine: categoriesText(mine.categories),
			theirs: categoriesText(theirs.categories),
			show: (value: string) =>
				[mine, theirs]
					.find(({ categories }) => categoriesText(categories) === value)
					?.categories.map(({ hi, en }) => `${hi} / ${en}`)
					.join('\n') ?? value,
		},
	];
}

interface SettingControlProps {
	id: string;
	name: SettingName;
	value: string;
	onChange: (value: string) => void;
}

const types: Partial<Record<SettingName, 'email' | 'tel' | 'url'>> = {
	contactEmail: 'email',
	senderEmail: 'email',
	contactPhone: 'tel',
	facebookUrl: 'url',
	instagramUrl: 'url',
	youtubeUrl: 'url',
	xUrl: 'url',
	whatsappUrl: 'url',
};

function SettingControl({ name, value, onChange, ...control }: SettingControlProps) {
	const lang = name.endsWith('Hi') ? 'hi' : name.endsWith('En') ? 'en' : undefined;
	if (name === 'addressHi' || name === 'addressEn')
		return (
			<textarea
				{...control}
				name={name}
				lang={lang}
				rows={3}
				value={value}
				onChange={({ target }) => onChange(target.value)}
				className={controlClass}
			/>
		);
	return (
		<Input
			{...control}
			name={name}
			lang={lang}
			type={types[name] ?? 'text'}
			autoComplete="off"
			value={value}
			onChange={({ target }) => onChange(target.value)}
		/>
	);
}
