import type { Language } from '@/lib/core/language';
import { escapeHtml } from './html';

/** The HTML form of a mail: blocks of HTML, one below the other, on a card. */
export function mailPage(language: Language, title: string, blocks: string[]): string {
	return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#faf5ec;color:#2b2118;font:16px/1.65 'Noto Sans Devanagari',Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">
${blocks.join('\n')}
</div>
</body>
</html>
`;
}
