import { makeLink } from '../plumbing/replay-link.ts';
import { go, hrefOf } from '../plumbing/router.svelte.ts';
import { copy, shareText } from '../plumbing/share.ts';
import { PLAY } from '../strings/play.ts';

/** Shares and copies texts, and says what came of it. A text that can be neither is shown to be copied by hand. */
export class Sharing {
  said = $state('');
  box = $state('');

  async share(text: string): Promise<void> {
    const how = await shareText(text);
    this.box = how === 'shown' ? text : '';
    this.said = how === 'copied' ? PLAY.result.copied : how === 'shared' ? PLAY.result.shared : '';
  }

  async copy(text: string): Promise<void> {
    const done = await copy(text);
    this.said = done ? PLAY.result.copied : '';
    this.box = done ? '' : text;
  }

  /** The whole address of a path of the app. */
  copyPath(path: string): Promise<void> {
    return this.copy(new URL(hrefOf(path), location.href).href);
  }

  async copyReplayLink(text: string): Promise<void> {
    await this.copyPath(`/replay/${await makeLink(text)}`);
  }
}

/** To the viewer of a replay, from its start or from after so many steps. */
export const watchReplay = async (text: string, step = 0): Promise<void> =>
  go(`/replay/${await makeLink(text)}${step === 0 ? '' : `?at=${step}`}`);
