import { type ComponentType, useEffect, useRef, useState } from 'react';
import { albumCopy } from '#training/picture/album-copy.ts';
import { notify } from '#web/platform/notify.ts';
import { canShare, imageFile, type SharedImage } from './shared-picture.ts';

export interface PictureButtonProps {
  act(): void;
  name: string;
  /** An SVG path on the 24 grid. */
  drawing: string;
}

interface PictureButtonsProps {
  /** The same object for the same picture. */
  image: SharedImage;
  button: ComponentType<PictureButtonProps>;
}

const saveDrawing = 'M12 4.5v10M7.5 10.5 12 15l4.5-4.5M5 19h14';
const shareDrawing =
  'M12 14.5V4.5M8.5 7.5 12 4l3.5 3.5M8 10.5H6.5A1.5 1.5 0 0 0 5 12v6.5A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5V12a1.5 1.5 0 0 0-1.5-1.5H16';

/** Save, and share where the browser can hand a file on. The picture is made on the device, and nothing is sent. */
export function PictureButtons({ image, button: PictureButton }: PictureButtonsProps) {
  const { file, save } = usePictureFile(image);
  return (
    <>
      <PictureButton act={save} name={albumCopy.save} drawing={saveDrawing} />
      {file !== null && canShare(file) && (
        <PictureButton act={() => void share(file)} name={albumCopy.share} drawing={shareDrawing} />
      )}
    </>
  );
}

/** Made before it is asked for, because a browser shares only at once after a press; null until then. */
function usePictureFile(image: SharedImage): { file: File | null; save(): void } {
  const [file, setFile] = useState<File | null>(null);
  const making = useRef<Promise<File> | null>(null);
  useEffect(() => {
    let isShown = true;
    making.current = imageFile(image);
    making.current.then(
      (made) => isShown && setFile(made),
      // Said when somebody asks for it.
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [image]);
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
