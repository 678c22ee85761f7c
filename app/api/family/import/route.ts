import { DomainError } from '@/lib/core/errors';
import { runInSlices } from '@/lib/core/slices';
import { importFileLimit, importLimit, importLookLimit } from '@/lib/features/family/constants';
import { importFile, previewImport } from '@/lib/features/family/gedcom/commands/import-file';
import { findImportShare } from '@/lib/features/family/gedcom/commands/track-progress';
import { serializeImported, serializePreview } from '@/lib/features/family/gedcom/dto/import';
import { importBody, importProgressReply, importReply } from '@/lib/features/family/gedcom/schema';
import { findSamePeopleOf } from '@/lib/features/family/same-people/commands/find-same-people';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';
import { consume } from '@/lib/platform/limits/limits';

/** How far the caller's import has come. */
export const GET = route({
	access: 'member',
	reply: importProgressReply,
	handler: async ({ actor }) => ({ share: await findImportShare(actor.memberId) }),
});

/** Reads a file of another program into the caller's own tree, or only says what it would make of it. */
export const POST = route({
	access: 'member',
	body: importBody,
	bodyKinds: 'multipart',
	limit: ({ actor }) => [importFileLimit, actor.memberId],
	reply: importReply,
	deadlineSeconds: 60,
	errors: [
		'gedcom.notGedcom',
		'gedcom.nobody',
		'gedcom.encoding',
		'gedcom.tooManyPeople',
		'gedcom.tooManyLines',
		'gedcom.tooTangled',
		'family.treeFull',
	],
	handler: async ({ actor, body: { dryRun, choices }, files, language, now, setStatus, afterResponse }) => {
		const bytes = files.get('file');
		if (!bytes) throw new DomainError('input.invalid', { fields: [{ path: 'file', message: 'required' }] });
		await consume(dryRun ? importLookLimit : importLimit, actor.memberId);
		const t = translator(language);
		const other = translator(language === 'hi' ? 'en' : 'hi');
		const unknownNames = [t('family.unknownName'), other('family.unknownName')] as const;
		const sent = { bytes, choices, unknownNames, now };
		if (dryRun) {
			const outcome = await previewImport(actor.memberId, sent);
			const preview = await runInSlices(serializePreview(outcome, language));
			return { message: t('family.previewed'), preview };
		}
		const imported = serializeImported(await importFile(actor.memberId, sent));
		afterResponse(() => findSamePeopleOf(actor.memberId, new Date()));
		setStatus(201);
		return { message: t('family.imported', { added: imported.added }), imported };
	},
});
