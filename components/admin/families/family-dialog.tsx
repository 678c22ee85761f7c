'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useAdmin } from '@/components/admin/admin-context';
import { AwaitedRecord } from '@/components/admin/awaited-record';
import type { LatestChange } from '@/components/admin/latest-change';
import { leaveWhenLoggedOut } from '@/components/admin/session-end';
import { StaleDialog } from '@/components/admin/stale-dialog';
import { useList } from '@/components/admin/use-list';
import { useNewerChange } from '@/components/admin/use-newer-change';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useUnsavedForm } from '@/components/ui/use-unsaved-form';
import { callApi } from '@/lib/client/api';
import { type Family, readFamily } from './answers';
import { chosenDraft, type FamilyDraft, isSameDraft, staleFields } from './family-draft';
import type { AdminFamiliesTexts } from './texts';

/** How long the modal stays after a save. */
const staysMs = 1500;

interface FamilyDialogProps {
	familyId: string;
	texts: AdminFamiliesTexts;
	onClose: (isSaved: boolean) => void;
}

/** Changes what a family is called and whether everybody may see its tree. */
export function FamilyDialog({ familyId, texts, onClose }: FamilyDialogProps) {
	const { texts: frame } = useAdmin();
	const path = `/api/family/trees/${encodeURIComponent(familyId)}`;
	const list = useList(path, readFamily);
	if (list.answer) return <FamilyForm path={path} family={list.answer} texts={texts} onClose={onClose} />;
	return (
		<Dialog title={texts.edit.title} closeLabel={frame.close} onClose={() => onClose(false)}>
			<AwaitedRecord list={list} loading={texts.edit.loading} gone={texts.edit.gone} />
		</Dialog>
	);
}

interface FamilyFormProps extends Omit<FamilyDialogProps, 'familyId'> {
	path: string;
	family: Family;
}

type Stale = { newer: Family; mine: FamilyDraft } & LatestChange;

function FamilyForm({ path, family, texts, onClose }: FamilyFormProps) {
	const { language, texts: frame } = useAdmin();
	const words = texts.edit;
	const formId = useId();
	const nameId = useId();
	const nameInput = useRef<HTMLInputElement>(null);
	const isSending = useRef(false);
	const [base, setBase] = useState(family);
	const [draft, setDraft] = useState<FamilyDraft>(family);
	const [isBusy, setBusy] = useState(false);
	const [isSaved, setSaved] = useState(false);
	const [nameError, setNameError] = useState<string>();
	const [failure, setFailure] = useState<string | null>(null);
	const [stale, setStale] = useState<Stale | null>(null);
	const close = () => {
		if (!isBusy) onClose(isSaved);
	};
	const { watch, markSaved } = useUnsavedForm();
	const latestClose = useRef(close);
	latestClose.current = close;
	useEffect(() => {
		if (!isSaved) return;
		markSaved();
		const timer = setTimeout(() => latestClose.current(), staysMs);
		return () => clearTimeout(timer);
	}, [isSaved, markSaved]);
	const findChange = useNewerChange('family', family._id);
	const choiceWords = { ...words, ...texts.details };

	/** Who is in the tree counts as a change of it too: where only that is newer, the save goes on top of it. */
	const save = async (wanted: FamilyDraft, from: Family): Promise<void> => {
		const body = { name: wanted.name, isPublic: wanted.isPublic, version: from.version };
		const answer = await callApi(path, { method: 'PUT', body });
		if (answer.ok) return setSaved(true);
		if (leaveWhenLoggedOut(answer)) return;
		const newer = answer.code === 'record.stale' ? await read(path) : null;
		if (!newer) {
			if (answer.code === 'family.nameRequired') setNameError(answer.message);
			else setFailure(answer.message || words.failed);
		} else if (isSameDraft(newer, from)) await save(wanted, newer);
		else setStale({ newer, mine: wanted, ...(await findChange()) });
	};
	const send = async (wanted: FamilyDraft, from: Family) => {
		if (isSending.current) return;
		isSending.current = true;
		setBusy(true);
		setFailure(null);
		await save(wanted, from);
		isSending.current = false;
		setBusy(false);
	};
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSaved) return;
		if (draft.name.trim() === '') {
			setNameError(words.nameRequired);
			nameInput.current?.focus();
			return;
		}
		void send(draft, base);
	};
	const follow = (wanted: FamilyDraft, { newer }: Stale) => {
		setBase(newer);
		setDraft(wanted);
		setStale(null);
	};
	if (stale)
		return (
			<StaleDialog
				fields={staleFields({ mine: stale.mine, theirs: stale.newer, base }, choiceWords)}
				who={stale.who}
				when={stale.when}
				language={language}
				texts={frame.stale}
				onKeepMine={(chosen) => {
					const wanted = chosenDraft(stale.newer, chosen, choiceWords);
					follow(wanted, stale);
					void send(wanted, stale.newer);
				}}
				onTakeTheirs={() => follow(stale.newer, stale)}
				onClose={() => setStale(null)}
			/>
		);
	return (
		<Dialog
			title={words.title}
			closeLabel={frame.close}
			onClose={close}
			actions={
				<>
					<Button look="outline" disabled={isBusy} onClick={close}>
						{words.cancel}
					</Button>
					<Button type="submit" form={formId} disabled={isSaved} busyLabel={isBusy && words.saving}>
						{words.save}
					</Button>
				</>
			}
		>
			<form id={formId} method="post" noValidate onSubmit={submit} {...watch} className="flex flex-col gap-4">
				{failure !== null && (
					<Banner tone="error" dismiss={{ label: frame.dismiss, onDismiss: () => setFailure(null) }}>
						{failure}
					</Banner>
				)}
				{isSaved && <Banner tone="success">{words.saved}</Banner>}
				<Field id={nameId} label={words.name} error={nameError} isRequired>
					{(control) => (
						<Input
							{...control}
							ref={nameInput}
							name="name"
							value={draft.name}
							maxLength={200}
							autoComplete="off"
							onChange={({ target }) => {
								setDraft({ ...draft, name: target.value });
								setNameError(undefined);
							}}
						/>
					)}
				</Field>
				<div>
					<Checkbox
						label={words.isPublic}
						name="isPublic"
						checked={draft.isPublic}
						aria-describedby={`${nameId}-public`}
						onChange={({ target }) => setDraft({ ...draft, isPublic: target.checked })}
					/>
					<p id={`${nameId}-public`} className="text-sm text-text-muted">
						{words.publicHint}
					</p>
				</div>
			</form>
		</Dialog>
	);
}

async function read(path: string): Promise<Family | null> {
	const answer = await callApi(path);
	return answer.ok ? readFamily(answer.data) : null;
}
