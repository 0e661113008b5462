"""Batches of pages as the detector gets them: drawn and real ones, seen by a camera, with their maps."""

import torch
import torch.nn.functional as F

from vivid_training.documents.synthesis import camera
from vivid_training.documents.synthesis.chance import happens

Tensor = torch.Tensor
WIDTH, HEIGHT = 640, 416
# Maps hold heights in quarter pixels at the detector's scale.
HEIGHT_STEP = 0.25


class Pages:
    """Planes of bytes on the GPU: pictures [N,h,w], cores, heights and ignored places [N,h/2,w/2] or of any one size."""

    def __init__(self, planes, device) -> None:
        self.planes = planes
        self.device = device

    def __len__(self) -> int:
        return len(self.planes[0])

    @torch.no_grad()
    def next(self, batch: int, spread: float = 1.0, photograph: bool = True):
        chosen = torch.randint(len(self), (batch,), device=self.device)
        picture, core, height, ignored = (plane[chosen].unsqueeze(1).float() / 255 for plane in self.planes)
        if picture.shape[3] > WIDTH * 1.5:
            picture = F.avg_pool2d(picture, 2)
        grid, zoom = self.view(batch, picture.shape[3] / WIDTH, picture.shape[2] / HEIGHT, spread)
        picture = F.grid_sample(picture, grid, mode="bilinear", padding_mode="border", align_corners=False)
        coarse = F.interpolate(grid.permute(0, 3, 1, 2), (HEIGHT // 2, WIDTH // 2), mode="bilinear", align_corners=False).permute(
            0, 2, 3, 1
        )
        maps = F.grid_sample(torch.cat([core, ignored], 1), coarse, mode="bilinear", padding_mode="zeros", align_corners=False)
        heights = F.grid_sample(height, coarse, mode="nearest", padding_mode="zeros", align_corners=False) * 255 * HEIGHT_STEP / zoom
        if spread and photograph:
            picture = photographed(picture)
        return picture, (maps[:, :1] > 0.4).float(), heights, maps[:, 1:] > 0.2

    def view(self, batch: int, wide: float, tall: float, spread: float) -> tuple[Tensor, Tensor]:
        """Zoomed, turned and leaning a little. A zoom of 2 shows twice as much of the page, at half the size."""
        draw = lambda low, high: (torch.rand(batch, 1, 1, device=self.device) * (high - low) + low) * spread
        y, x = torch.meshgrid(
            torch.linspace(-1, 1, HEIGHT, device=self.device), torch.linspace(-1, 1, WIDTH, device=self.device), indexing="ij"
        )
        zoom = torch.exp(draw(-0.28, 0.32))
        angle, aspect = draw(-0.035, 0.035), HEIGHT / WIDTH
        lean = 1 + draw(-0.04, 0.04) * x + draw(-0.04, 0.04) * y
        u = (x * angle.cos() - y * angle.sin() * aspect) * zoom / lean + draw(-0.15, 0.15)
        v = (x * angle.sin() / aspect + y * angle.cos()) * zoom / lean + draw(-0.15, 0.15)
        v = v + draw(-0.012, 0.012) * x**2
        return torch.stack([u / wide, v / tall], -1), zoom.unsqueeze(1)


def photographed(picture: Tensor) -> Tensor:
    batch, device = len(picture), picture.device
    picture = camera.light(picture, 0.9)
    picture = camera.exposure(picture, 0.8)
    coarse = F.interpolate(picture, scale_factor=0.75, mode="bilinear", align_corners=False)
    coarse = F.interpolate(coarse, picture.shape[2:], mode="bilinear", align_corners=False)
    picture = torch.where(happens(batch, 0.25, device) > 0, coarse, picture)
    # A document that is small in a bad photo, seen at the size of a large one.
    small = batch // 3
    picture = torch.cat([camera.random_blur(picture[:small], 2.2), camera.random_blur(picture[small:], 1.1)])
    picture = camera.sensor_noise(picture, 0.06)
    picture = camera.sharpen(picture)
    return torch.where(happens(batch, 0.6, device) > 0, camera.file_format(picture, 30, 96), picture)
