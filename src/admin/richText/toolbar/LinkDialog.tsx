import { Autocomplete, TextField } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isDeadLink } from '../../links/links';
import { linkTargets } from '../../links/linkTargets';
import { wholeAddress } from '../../links/wholeAddress';
import { useContent } from '../../storage/useContent';
import { isEnter } from '../../ui/isEnter';
import { noneNamed } from '../../words/noneNamed';
import { ToolDialog } from './ToolDialog';

const HINT = 'A web address, an e-mail address, or a telephone number. A page of this site starts with /.';
const DEAD = 'This site has no such page, so the link would lead nowhere.';

/** Links the selected words or the selected picture to a page of the site, or to any address. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const content = useContent();
  const targets = content ? linkTargets(content) : [];
  const isPicture = editor.isActive('image');
  const before = linkedTo(editor);
  const [address, setAddress] = useState(before);
  const [isListOpen, setListOpen] = useState(false);
  const pageInput = useRef<HTMLInputElement>(null);
  const [pageText, setPageText] = useState({ text: '', isTyped: false });
  const href = wholeAddress(address);
  const isWrong = address !== '' && href === undefined;
  const isDead = href !== undefined && content !== undefined && isDeadLink(href, content);
  const page = targets.find((target) => target.address === href);

  // So that whoever types searches for another page.
  useEffect(() => {
    if (!pageText.isTyped && pageInput.current === document.activeElement) pageInput.current?.select();
  }, [pageText]);

  function apply() {
    if (href === undefined) return;
    const chain = editor.chain().focus();
    if (isPicture) chain.updateAttributes('image', { href }).run();
    else if (editor.state.selection.empty && !before) {
      const text = page?.name ?? address.trim();
      chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.extendMarkRange('link').setLink({ href }).run();
    onClose();
  }

  function remove() {
    if (isPicture) editor.chain().focus().updateAttributes('image', { href: null }).run();
    else editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  }

  function applyAtEnter(event: KeyboardEvent) {
    // In an open list, Enter selects the option.
    if (!isEnter(event) || href === undefined || isListOpen) return;
    // Or this key press would activate the button that opened the dialog, which gets the focus back.
    event.preventDefault();
    apply();
  }

  return (
    <ToolDialog
      title="Link"
      // A search text alone is not worth keeping: the first Escape closes its suggestions, the next one the dialog.
      isChanged={address !== before}
      action="Set link"
      isReady={href !== undefined}
      onApply={apply}
      removal={before ? { label: 'Remove the link', onRemove: remove } : undefined}
      onClose={onClose}
    >
      <Autocomplete
        options={targets}
        groupBy={({ group }) => group}
        getOptionLabel={({ name }) => name}
        getOptionKey={addressOf}
        getOptionValue={addressOf}
        // What the address below leads to, so that both fields always say the same.
        value={page?.address ?? null}
        onChange={(_event, chosen) => setAddress(chosen ?? '')}
        onInputChange={(_event, text, reason) => setPageText({ text, isTyped: reason === 'input' })}
        noOptionsText={`${noneNamed('page', pageText.text)} Type its address below.`}
        loading={content === undefined}
        onOpen={() => setListOpen(true)}
        onClose={() => setListOpen(false)}
        onKeyDown={applyAtEnter}
        renderInput={(params) => (
          <TextField {...params} inputRef={pageInput} label="To a page of the site" autoFocus />
        )}
      />
      <TextField
        label="Or to this address"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={applyAtEnter}
        error={isWrong || isDead}
        helperText={isDead ? DEAD : `${isWrong ? 'This is not an address yet. ' : ''}${HINT}`}
      />
    </ToolDialog>
  );
}

/** Two pages may have one name. */
const addressOf = ({ address }: { address: string }) => address;

/** The address that the selected words or the selected picture lead to, if any. */
export const linkedTo = (editor: Editor): string =>
  String(editor.getAttributes(editor.isActive('image') ? 'image' : 'link').href ?? '');
