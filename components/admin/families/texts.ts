import type { Messages } from '@/components/member/texts';

/** The words of the families' screen. They come as props, so that the browser loads no message formatter. */
export type AdminFamiliesTexts = Messages['admin']['families'];
