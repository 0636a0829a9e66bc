import { type ReactNode, useEffect, useRef, useState } from 'react';
import { albumCopy } from '#training/picture/album-copy.ts';
import type { Flight } from '#training/picture/picture-of.ts';
import { notify } from '#web/platform/notify.ts';
import { Drawing } from '#web/ui/drawing.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { canShare, sharedPicture } from './shared-picture.ts';

interface PictureButtonsProps {
  flight: Flight;
  /** Draws the button of an act. */
  renderButton(act: () => void, name: string, icon: ReactNode): ReactNode;
}

const shareDrawing =
  'M12 14.5V4.5M8.5 7.5 12 4l3.5 3.5M8 10.5H6.5A1.5 1.5 0 0 0 5 12v6.5A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5V12a1.5 1.5 0 0 0-1.5-1.5H16';

/** Save, and share where the browser can hand a file on. The picture is made on the device, and nothing is sent. */
export function PictureButtons({ flight, renderButton }: PictureButtonsProps) {
  const { file, save } = usePictureFile(flight);
  return (
    <>
      {renderButton(save, albumCopy.save, <Icon name="download" size={22} />)}
      {file !== null &&
        canShare(file) &&
        renderButton(() => void share(file), albumCopy.share, <Drawing path={shareDrawing} size={22} />)}
    </>
  );
}

/** Made before it is asked for, because a browser shares only at once after a press; null until then. */
function usePictureFile(flight: Flight): { file: File | null; save(): void } {
  const [file, setFile] = useState<File | null>(null);
  const making = useRef<Promise<File> | null>(null);
  useEffect(() => {
    let isShown = true;
    making.current = sharedPicture(flight);
    making.current.then(
      (made) => isShown && setFile(made),
      // Said when somebody asks for it.
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [flight]);
  return {
    file,
    save: () =>
      void making.current
        // Loaded on demand, because the code for files is that of the account.
        ?.then(async (made) => (await import('#web/platform/save-file.ts')).saveBlob(made.name, made))
        .catch(() => notify(albumCopy.failed)),
  };
}

/** A person who closes the list of apps wanted nothing else. */
async function share(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) notify(albumCopy.failed);
  }
}
